/** Why a step is done, in one glance: a few pictures in a row, from what one does to what it brings. */

import { PICTURES, type PictureId } from "./pictures";

/** How wide the row is, and where the middle of what leads from one picture to the next lies. */
export const WIDTH = 400;
const MIDDLE = 90;

/** Between two pictures stands what the one does for the other: it leads there, or both are needed. */
type Link = ">" | "+" | "|";
/** Pictures, and a link after each but the last; a kitchen is drawn as the one that the family has. */
type Row = readonly [PictureId, ...(Link | PictureId | "kitchen")[]];

const ROOM: Row = ["wood", "+", "reed", ">", "room", ">", "child"];

/** The pictures of each step in their order. */
const ROWS: Readonly<Record<string, Row>> = {
  farm: ["crops", "+", "animals", "+", "people", ">", "points"],
  neighbour: ["me", ">", "you", ">", "me", ">", "you"],
  forest: ["wood", ">", "pasture", ">", "animals", ">", "points"],
  farmland: ["field", ">", "sown", ">", "crops", ">", "food"],
  round: ["now", ">", "next", ">", "later"],
  seeds: ["grain", ">", "sown", ">", "crops", ">", "food"],
  sow: ["grain", ">", "crops", ">", "sickle", ">", "food"],
  table: ["people", ">", "bowls", "|", "begging"],
  wood: ["wood", ">", "pasture", ">", "animals"],
  fences: ["wood", ">", "pasture", ">", "animals", ">", "points"],
  sheep: ["pair", ">", "sickle", ">", "lamb", ">", "points"],
  fish: ["pond", ">", "food", ">", "table"],
  harvest: ["crops", ">", "table", ">", "lamb"],
  help: ["ask", "|", "hint"],
  worth: ["crops", "+", "animals", "+", "people", ">", "points"],
  grow: ["room", ">", "child", ">", "family", ">", "goods"],
  reed: ROOM,
  timber: ROOM,
  room: ROOM,
  child: ["room", ">", "child", ">", "family"],
  mouths: ["family", ">", "six", "|", "fireplace"],
  clay: ["clay", ">", "fireplace", "+", "clayhouse"],
  fireplace: ["sheep", ">", "fireplace", ">", "food"],
  renovate: ["house", "+", "clay", ">", "clayhouse", ">", "points"],
  feed: ["sheep", ">", "kitchen", ">", "food"],
  "second-harvest": ["pair", ">", "sickle", ">", "lamb"],
  grown: ["family", "+", "clayhouse", ">", "points"],
  hand: ["occupations", "+", "minors", ">", "points"],
  lessons: ["occupation", ">", "helper", ">", "wood"],
  cutter: ["wood", "+", "helper", ">", "more"],
  meeting: ["start", "|", "minor"],
  scoop: ["grain", "+", "minor", ">", "crops"],
  needs: ["occupations", ">", "minor"],
  played: ["occupations", "+", "minors", ">", "points"],
};

function isLink(part: Link | PictureId): part is Link {
  return part === ">" || part === "+" || part === "|";
}

export interface Drawn {
  id: PictureId;
  art: string;
}

/** What stands between two pictures, its middle at x. */
function link(kind: Link, x: number): string {
  if (kind === "|") return "";
  const [name, path] =
    kind === ">"
      ? ["then", `M${x - 9} ${MIDDLE}h17m-8-8 8 8-8 8`]
      : ["plus", `M${x - 6} ${MIDDLE}h12M${x} ${MIDDLE - 6}v12`];
  return `<path class="${name} shade" d="${path}"/><path class="${name}" d="${path}"/>`;
}

/** What a step is drawn as: its pictures, as far apart as there are few, and what leads from one to the next. */
export function reason(step: string, kitchen: PictureId): { pictures: Drawn[]; links: string } {
  const row = (ROWS[step] ?? []).map((part) => (part === "kitchen" ? kitchen : part));
  const ids = row.filter((part): part is PictureId => !isLink(part));
  const wide = WIDTH / ids.length;
  return {
    pictures: ids.map((id, at) => ({ id, art: PICTURES[id]((at + 0.5) * wide) })),
    links: row
      .filter(isLink)
      .map((kind, at) => link(kind, (at + 1) * wide))
      .join(""),
  };
}

/** Every step that is drawn. */
export const REASONED: readonly string[] = Object.keys(ROWS);
