/** What the button says that ends what may be done several times: "Done" would seem to do what is chosen. */

import { t } from "../lib/i18n.svelte";
import type { LogItem } from "../lib/schema";
import type { Action } from "../lib/view";

const SEVERAL: Readonly<Record<string, string>> = { sow: "enough-sow", fence: "enough-fence", edge: "enough-fence" };

/** That no more is sown or fenced, or nothing at all; null where neither is offered. */
export function enough(offered: readonly Action[], log: readonly LogItem[]): string | null {
  const says = offered.map(({ kind }) => SEVERAL[kind]).find((one) => one !== undefined);
  if (says === undefined) return null;
  return t(SEVERAL[log.at(-1)?.kind ?? ""] === says ? `${says}.more` : says);
}
