/**
 * Every word of the page comes from the message files.
 *
 * `t("key", {n: 3})` gives a message; `{n}` in it is replaced. Where a message has forms, the file holds `key_one`
 * and `key_other` (and what else the language needs), and `n` chooses.
 */

import enEngine from "../messages/en/engine.json";
import enFarm from "../messages/en/farm.json";
import enPage from "../messages/en/page.json";

const english = { ...enPage, ...enFarm, ...enEngine };

type FileKey = keyof typeof enPage | keyof typeof enFarm | keyof typeof enEngine;
type Forms = "zero" | "one" | "two" | "few" | "many" | "other";
/** The key of a message, without the ending of a plural form. */
export type Key = FileKey extends infer K ? (K extends `${infer Stem}_${Forms}` ? Stem : K) : never;
export type Params = Record<string, string | number>;
type Messages = Record<string, string>;

/** The languages there are, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", fr: "Français" };

const loaders: Record<string, () => Promise<Messages>> = {
  fr: () => import("../messages/fr").then((module) => module.default),
};

class Language {
  code = $state("en");
  messages: Messages = $state.raw(english);
  plural = $derived(new Intl.PluralRules(this.code));

  async use(code: string): Promise<void> {
    const load = loaders[code];
    this.messages = load === undefined ? english : { ...english, ...(await load()) };
    this.code = load === undefined ? "en" : code;
    document.documentElement.lang = this.code;
  }
}

export const language = new Language();

function filled(message: string, params: Params | undefined): string {
  if (params === undefined) return message;
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** A message in the chosen language. */
export function t(key: Key, params?: Params): string {
  return maybe(key, params) ?? key;
}

/** A message by a key that is made at run time, or null when there is none. */
export function maybe(key: string, params?: Params): string | null {
  const messages = language.messages;
  const n = params?.["n"];
  const form = typeof n === "number" ? messages[`${key}_${language.plural.select(n)}`] : undefined;
  const message = form ?? messages[key] ?? messages[`${key}_other`];
  return message === undefined ? null : filled(message, params);
}
