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

/** A card in another language, with the English name that it stands for. */
export interface CardWords {
  of: string;
  name: string;
  text: string;
  rulings?: readonly string[];
}

/** What the service tells in English, in another language: English itself needs none of it. */
export interface Told {
  /** By id. */
  cards: Readonly<Record<string, CardWords>>;
  /** Short texts of the engine, with `@` for goods and `#` for other numbers. */
  words: Messages;
  /** By the code of a refusal. */
  refusals: Messages;
}

const NOTHING_TOLD: Told = { cards: {}, words: {}, refusals: {} };

/** The languages there are, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", fr: "Français" };

const loaders: Record<string, () => Promise<{ messages: Messages; told: Told }>> = {
  fr: () => import("../messages/fr"),
};

class Language {
  code = $state("en");
  messages: Messages = $state.raw(english);
  told: Told = $state.raw(NOTHING_TOLD);
  plural = $derived(new Intl.PluralRules(this.code));
  /** The names of cards by their English ones. */
  names = $derived(new Map(Object.values(this.told.cards).map((card) => [card.of, card.name])));

  /** Settled when the language that was chosen last is there. */
  loaded: Promise<void> = Promise.resolve();

  use(code: string): Promise<void> {
    return (this.loaded = this.#load(code));
  }

  async #load(code: string): Promise<void> {
    const loaded = await loaders[code]?.();
    this.messages = { ...english, ...loaded?.messages };
    this.told = loaded?.told ?? NOTHING_TOLD;
    this.code = loaded === undefined ? "en" : code;
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
