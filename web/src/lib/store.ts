/** What is kept in this browser. One that keeps nothing is like one that is new: whoever reads asks for no more. */

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as data; null where there is nothing, or nothing that can be read. */
export function storedData(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a text, or data; null is kept by forgetting it. */
export function store(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  } catch {
    // A browser may forbid it.
  }
}
