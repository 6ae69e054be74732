/**
 * Every word of the page comes from the message files, which the game, the terminals and the page share.
 *
 * `t("farm-fields", {n: 3})` gives a message by its id. English is there from the start; another language is loaded
 * when somebody chooses it, and what it lacks is said in English.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import events from "@messages/en/events.ftl?raw";
import game from "@messages/en/game.ftl?raw";
import page from "@messages/en/page.ftl?raw";
import positions from "@messages/en/positions.ftl?raw";
import service from "@messages/en/service.ftl?raw";

export type Params = Record<string, FluentVariable>;

/** The languages there are, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  es: "Español",
  fr: "Français",
  pl: "Polski",
  ro: "Română",
};

export const ENGLISH = "en";

/** The message files of the other languages, each loaded on its own when it is asked for. */
const FILES = import.meta.glob<string>(
  ["@messages/*/{game,events,page,positions,service,cards-*}.ftl", "!@messages/en/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** The messages of screens that are opened later, each file loaded with its screen; see `Language.more`. */
const LATER = import.meta.glob<string>("@messages/*/{screens,lesson,rulebook,variants,hints}.ftl", {
  query: "?raw",
  import: "default",
});

async function later(code: string, name: string): Promise<string | null> {
  const file = Object.entries(LATER).find(([path]) => path.endsWith(`/${code}/${name}.ftl`));
  return file === undefined ? null : file[1]();
}

function bundled(code: string, texts: readonly string[]): FluentBundle {
  // The marks that isolate text of the other direction would be part of names and of what is compared.
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const english = bundled(ENGLISH, [game, events, page, positions, service]);

async function loaded(code: string): Promise<FluentBundle | null> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${code}/`));
  if (files.length === 0) return null;
  return bundled(code, await Promise.all(files.map(([, load]) => load())));
}

class Language {
  code = $state(ENGLISH);
  /** The messages of the chosen language. */
  own: FluentBundle = $state.raw(english);

  /** Settled when the language that was chosen last is there. */
  loaded: Promise<void> = Promise.resolve();

  #more = new Map<string, Promise<void>>();

  /** The messages of a screen that is opened later; settled when they are there. */
  more(name: string): Promise<void> {
    const asked = this.#more.get(name) ?? this.#add(name);
    this.#more.set(name, asked);
    return asked;
  }

  async #add(name: string): Promise<void> {
    const first = await later(ENGLISH, name);
    if (first !== null) english.addResource(new FluentResource(first));
    await this.loaded;
    if (this.code === ENGLISH) return;
    const own = await later(this.code, name);
    if (own !== null) this.own.addResource(new FluentResource(own));
  }

  use(code: string): Promise<void> {
    return (this.loaded = this.#load(code));
  }

  async #load(code: string): Promise<void> {
    const other = code === ENGLISH ? null : await loaded(code);
    for (const name of other === null ? [] : this.#more.keys()) {
      const text = await later(code, name);
      if (text !== null) other?.addResource(new FluentResource(text));
    }
    this.own = other ?? english;
    this.code = other === null ? ENGLISH : code;
    document.documentElement.lang = this.code;
  }
}

export const language = new Language();

/** The pattern of a message, or of one of its attributes: "count-rooms.all". */
function pattern(bundle: FluentBundle, id: string): Parameters<FluentBundle["formatPattern"]>[0] | null {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

function formatted(bundle: FluentBundle, id: string, params: Params | undefined): string | null {
  const found = pattern(bundle, id);
  // With a list for errors a variable that is missing shows its name and breaks nothing.
  return found === null ? null : bundle.formatPattern(found, params ?? null, []);
}

/** A message of the chosen language alone, or null where it has none. */
export function inLanguage(id: string, params?: Params): string | null {
  return formatted(language.own, id, params);
}

/** A message by an id that is made at run time, or null when there is none. */
export function maybe(id: string, params?: Params): string | null {
  return inLanguage(id, params) ?? formatted(english, id, params);
}

/** A message in the chosen language. */
export function t(id: string, params?: Params): string {
  return maybe(id, params) ?? id;
}

const PATTERNS = bundled(ENGLISH, []);

/** An English pattern that is told together with its message. */
export function inEnglish(text: string, params: Params): string {
  const id = `pattern-${ids.get(text) ?? added(text)}`;
  return formatted(PATTERNS, id, params) ?? text;
}

const ids = new Map<string, number>();

function added(text: string): number {
  ids.set(text, ids.size);
  PATTERNS.addResource(new FluentResource(`pattern-${ids.size - 1} = ${text}\n`));
  return ids.size - 1;
}
