/** Where things are, in the page's own pixels: large screens draw all of it larger. */

/** How many pixels of the screen one of the page's own is. */
export function unit(): number {
  const page = document.documentElement;
  return page.getBoundingClientRect().width / page.offsetWidth;
}

/** The box of an element as `left` and `top` of something fixed would say it. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const one = unit();
  return new DOMRect(box.x / one, box.y / one, box.width / one, box.height / one);
}
