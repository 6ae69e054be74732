/** Arrow keys: from one thing on the screen to the nearest one in that direction. */

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Let the nearest of the things that `selector` names take the focus, where an arrow was pressed on one of them. */
export function step(event: KeyboardEvent, within: Element, selector: string): void {
  const arrow = STEPS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>(selector);
  if (arrow === undefined || from === null) return;
  event.preventDefault();
  const start = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of within.querySelectorAll<HTMLElement>(selector)) {
    const box = other.getBoundingClientRect();
    const dx = box.left + box.width / 2 - start.left - start.width / 2;
    const dy = box.top + box.height / 2 - start.top - start.height / 2;
    const along = dx * arrow[0] + dy * arrow[1];
    const across = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
    if (other !== from && along > 4 && along + 3 * across < least) {
      least = along + 3 * across;
      best = other;
    }
  }
  best?.focus();
}
