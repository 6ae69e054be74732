/** Requests to the service. A refusal becomes an error whose message says what to do. */

import type {
  CardInfo,
  Cards,
  Catalog,
  Created,
  ErrorMessage,
  Join,
  Judged,
  NewRoom,
  NewSeries,
  PlaySeries,
  Review,
  RoomInfo,
  Rooms,
  SeatChange,
  SeriesInfo,
  SeriesList,
} from "./schema";
import type { State } from "./room.svelte";
import { t } from "./i18n.svelte";
import { capital, said } from "./terms";
import { transport } from "./transport";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Seconds after which it may be asked again; 0 where that is not said. */
    readonly wait = 0,
  ) {
    super(message);
  }
}

async function request(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await transport.ask(path, init);
  } catch {
    throw new Refusal("offline", t("error-offline"));
  }
  if (answer.ok) return answer;
  let problem: ErrorMessage["error"];
  try {
    problem = ((await answer.json()) as ErrorMessage).error;
  } catch {
    throw new Refusal("http", t("error-http", { status: answer.status }));
  }
  const wait = Number(answer.headers.get("Retry-After") ?? 0);
  throw new Refusal(problem.code, capital(said(problem.message)), wait);
}

export async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await request(path, body)).json()) as T;
}

const room = (id: string): string => `/api/rooms/${encodeURIComponent(id)}`;

const series = (id: string): string => `/api/series/${encodeURIComponent(id)}`;

export const api = {
  catalog: (): Promise<Catalog> => json("/api/catalog"),
  cards: async (query: string): Promise<CardInfo[]> => (await json<Cards>(`/api/cards?${query}`)).cards,
  create: (wish: NewRoom): Promise<Created> => json("/api/rooms", wish),
  mine: async (): Promise<RoomInfo[]> => (await json<Rooms>("/api/rooms?mine=1")).rooms,
  room: (id: string): Promise<RoomInfo> => json(room(id)),
  join: (id: string, wish: Join): Promise<Created> => json(`${room(id)}/join`, wish),
  enter: (id: string, key: string): Promise<Created> => json(`${room(id)}/enter`, { key }),
  watch: (id: string): Promise<unknown> => json(`${room(id)}/watch`, {}),
  seat: (id: string, seat: number, change: SeatChange): Promise<unknown> => json(`${room(id)}/seats/${seat}`, change),
  state: (id: string, seat: number): Promise<State> => json(`${room(id)}/state?seat=${seat}`),
  replay: (id: string, after: number, seat: number | null): Promise<State> =>
    json(`${room(id)}/replay?after=${after}${seat === null ? "" : `&seat=${seat}`}`),
  review: (id: string): Promise<Review> => json(`${room(id)}/review`),
  judged: (id: string, after: number): Promise<Judged> => json(`${room(id)}/judged?after=${after}`),
  /** The record of a game, or of its first moves. */
  record: async (id: string, after?: number): Promise<string> =>
    (await request(`${room(id)}/record${after === undefined ? "" : `?after=${after}`}`)).text(),
  mySeries: async (): Promise<SeriesInfo[]> => (await json<SeriesList>("/api/series")).series,
  beginSeries: (wish: NewSeries): Promise<SeriesInfo> => json("/api/series", wish),
  series: (id: string): Promise<SeriesInfo> => json(series(id)),
  playSeries: (id: string, wish: PlaySeries): Promise<SeriesInfo> => json(`${series(id)}/play`, wish),
  keepOccupation: (id: string, seat: number, card: string): Promise<SeriesInfo> =>
    json(`${series(id)}/keep`, { seat, card }),
  upload: (record: string): Promise<Created> => json("/api/records", { record }),
};
