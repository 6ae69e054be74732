/** What the service refuses, in the reader's language: a reason of the rules where there is one, else by its code. */

import { language, t } from "./i18n.svelte";
import { reasonText } from "./reasons";
import { capital } from "./terms";

/** The reason of the rules inside a refusal; the service makes sentences of them. */
function reasonIn(code: string, message: string): string | null {
  if (code === "not_legal") return / is not possible now: (.+?)\. [A-Z]/.exec(message)?.[1] ?? null;
  if (code === "cant_undo") return (message.charAt(0).toLowerCase() + message.slice(1)).replace(/\.$/, "");
  return null;
}

/** What to show for a refusal: English readers see the service's own sentence, which knows most. */
export function refusalText(code: string, message: string, names: readonly string[] = []): string {
  const general = language.told.refusals[code];
  if (general === undefined) return message;
  const reason = reasonIn(code, message);
  const shown = reason === null ? null : reasonText(reason, names);
  if (shown === null || shown === reason) return general;
  // That nothing can be taken back is part of the reason itself.
  if (code === "cant_undo") return `${capital(shown)}.`;
  return `${t("reason.of", { what: general.replace(/\.$/, ""), why: shown })}.`;
}
