/** What has changed in a state: applies the patches of the service; what did not change stays the very same object. */

import type { Patch } from "./schema";

/** A value with a patch: `[value]` puts a value there, `[]` removes it (from a list, it and all after it). */
export function patched<T>(value: T, patch: Patch): T {
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(patch)) {
    if (!Array.isArray(change)) copy[name] = patched(copy[name], change);
    else if (change.length > 0) copy[name] = change[0];
    else if (Array.isArray(copy)) copy.length = Number(name);
    else delete copy[name];
  }
  return copy as T;
}
