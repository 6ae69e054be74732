/**
 * Makes sentences of codes, just as `agricola.wording` does; a test compares both.
 *
 * A message is a code with named parameters. What a parameter means follows from its name: a card, a space, a player
 * by seat, goods as amounts, further messages and lists of them. A language may ask for a parameter in a grammatical
 * case, `{ $goods-acc }`, and has its words as an attribute: `count-clay.acc`.
 */

import { inEnglish, inLanguage, language, ENGLISH, t, type Params } from "./i18n.svelte";
import type { Message } from "./schema";
import { GOODS, type Goods } from "./view";

export type { Message } from "./schema";

/** What the table calls its cards, its spaces and its players, in English as their declarations do. */
export interface Names {
  card: (id: string) => string | undefined;
  space: (id: string) => string | undefined;
  player: (seat: number) => string | undefined;
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "code" in value;
}

/** The messages inside a message, itself first, in the order in which they are told. */
export function within(message: Message): Message[] {
  const found = [message];
  for (const value of Object.values(message)) {
    for (const part of Array.isArray(value) ? value : [value]) if (isMessage(part)) found.push(...within(part));
  }
  return found;
}

/** The goods that a parameter tells. */
export function goodsOf(message: Message, parameter: string): Goods {
  return (message[parameter] ?? {}) as Goods;
}

/** The grammatical cases that the languages ask for. */
const CASES = ["acc", "gen"];

/** A message of the chosen language in a grammatical case, or its plain words; null where the language has neither. */
function own(id: string, grammatical: string, params?: Params): string | null {
  return (grammatical === "" ? null : inLanguage(`${id}.${grammatical}`, params)) ?? inLanguage(id, params);
}

/** A message in a grammatical case, or its plain words. */
function inCase(id: string, grammatical: string, params?: Params): string {
  return own(id, grammatical, params) ?? t(id, params);
}

/** Adds a parameter in its plain form and in every case, each put into words when a message asks for it. */
function add(params: Params, name: string, said: (grammatical: string) => string | number): void {
  Object.defineProperty(params, name, { get: () => said(""), enumerable: true });
  for (const one of CASES) Object.defineProperty(params, `${name}-${one}`, { get: () => said(one), enumerable: true });
}

/** What a message says around a parameter that is drawn in place of its words; `gap` stands where they would. */
export function around(code: string, parameter: string, gap = "", others: Params = {}): string {
  const params: Params = { ...others };
  add(params, parameter, () => gap);
  return t(code, params);
}

export function counted(good: string, n: number, grammatical = ""): string {
  return inCase(`count-${good}`, grammatical, { n });
}

/** An amount of goods: "2 wood, 1 reed". */
export function goodsText(goods: Goods, grammatical = ""): string {
  const parts = GOODS.flatMap((good) => (goods[good] ? [counted(good, goods[good], grammatical)] : []));
  return parts.length === 0 ? inCase("goods-nothing", grammatical) : parts.join(t("goods-join"));
}

/** The id by which a language translates words that stand beside a card in English. */
export function ownId(english: string): string {
  return `own-${english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}

export class Wording {
  constructor(private readonly names: Names) {}

  /** A message as people read it, in a grammatical case where the language has words for it. */
  message(message: Message, grammatical = ""): string {
    const params = this.#params(message);
    if (message.code !== "own-words") return inCase(message.code, grammatical, params);
    const english = String(message["english"]);
    const translated = language.code === ENGLISH ? null : own(ownId(english), grammatical, params);
    return translated ?? inEnglish(english, params);
  }

  /** All reasons together; what is short is one list. */
  reasons(reasons: readonly Message[]): string {
    return reasons.reduce((said, reason, at) => {
      if (at === 0) return this.message(reason);
      const short = reason.code === "why-short" && reasons[at - 1]?.code === "why-short";
      return said + t(short ? "goods-join" : "reasons-join") + this.message(reason);
    }, "");
  }

  card(id: string): string {
    return inLanguage(`card-${id}`) ?? this.names.card(id) ?? id;
  }

  space(id: string): string {
    return inLanguage(`space-${id}`) ?? this.names.space(id) ?? id;
  }

  player(seat: number): string {
    return this.names.player(seat) ?? t("player", { number: seat + 1 });
  }

  #params(message: Message): Params {
    const params: Params = {};
    for (const [name, value] of Object.entries(message)) {
      add(params, name, (grammatical) => this.#value(message.code, name, value, grammatical));
    }
    const { good, n } = message;
    if (typeof good === "string" && typeof n === "number") {
      add(params, "amount", (grammatical) => counted(good, n, grammatical));
    }
    return params;
  }

  #value(code: string, name: string, value: unknown, grammatical: string): string | number {
    if (Array.isArray(value)) return this.#list(code, name, value, grammatical);
    if (isMessage(value)) return this.message(value, grammatical);
    if (typeof value === "object" && value !== null) return goodsText(value as Goods, grammatical);
    switch (name) {
      case "card":
        return this.card(String(value));
      case "space":
        return this.space(String(value));
      case "good":
        return inCase(`good-${String(value)}`, grammatical);
      case "tile":
        return inCase(`tile-${String(value)}`, grammatical);
      case "returns":
        return own(`returns-${ownId(String(value))}`, grammatical) ?? String(value);
      case "seat":
      case "to":
        return this.player(Number(value));
      default:
        return typeof value === "number" ? value : String(value);
    }
  }

  #list(code: string, name: string, values: readonly unknown[], grammatical: string): string {
    const messages = values.filter(isMessage);
    if (name === "why") return this.reasons(messages);
    if (name === "seats") return values.map((seat) => this.player(Number(seat))).join(t("players-join"));
    if (messages.length < values.length) return values.map(String).join(" ");
    return messages.map((one) => this.message(one, grammatical)).join(this.#joint(code));
  }

  #joint(code: string): string {
    const own = t(`${code}.join`);
    return own === `${code}.join` ? t("list-join") : own;
  }
}
