/** One's own games, kept in this browser: how many, how they went, the best farm, the cards that won. */

import type { State } from "../lib/room.svelte";
import { store, storedData } from "../lib/store";
import type { Farm } from "../lib/view";
import type { Moment } from "./portrait";

const KEY = "agricola.games";
const MOST = 500;

export interface PlayedCard {
  id: string;
  /** In English; what the reader's language calls it is found by the id. */
  name: string;
}

export interface PlayedGame {
  room: string;
  /** When it ended, as ISO text. */
  at: string;
  edition: string;
  players: number;
  points: number;
  won: boolean;
  cards: PlayedCard[];
}

export interface BestFarm {
  room: string;
  points: number;
  farm: Farm;
  when: Moment;
}

export interface Kept {
  games: PlayedGame[];
  best: BestFarm | null;
}

export function kept(): Kept {
  return { games: [], best: null, ...(storedData(KEY) as Partial<Kept> | null) };
}

/** What was kept with a game that has just ended; a game counts once, and only for one who played a single seat. */
export function withGame(before: Kept, state: State, at: string): Kept {
  const seat = state.you.seats[0];
  const farm = seat === undefined ? undefined : state.view.seats[seat];
  if (state.you.seats.length !== 1 || seat === undefined || farm === undefined || !state.over) return before;
  const { id: room, edition, players } = state.room;
  if (before.games.some((game) => game.room === room)) return before;
  const points = state.scores.find((score) => score.seat === seat)?.total ?? 0;
  const cards = farm.cards.map((id) => ({ id, name: state.view.cards[id]?.name ?? id }));
  const won = players > 1 && state.winners.includes(seat);
  const game: PlayedGame = { room, at, edition, players, points, won, cards };
  const { round, stage, harvest_rounds, phase } = state.view;
  const best =
    before.best === null || points > before.best.points
      ? { room, points, farm, when: { round, stage, harvest_rounds, phase } }
      : before.best;
  return { games: [...before.games, game].slice(-MOST), best };
}

export function keep(state: State): Kept {
  const now = withGame(kept(), state, new Date().toISOString());
  // Where nothing is kept each game is the first.
  store(KEY, now);
  return now;
}

export interface Tally {
  edition: string;
  games: number;
  /** Games against others, and those won. */
  matches: number;
  won: number;
  mean: number;
  best: number;
}

/** The games by edition, those played most first. */
export function byEdition(games: readonly PlayedGame[]): Tally[] {
  const editions = [...new Set(games.map((game) => game.edition))];
  return editions
    .map((edition) => {
      const those = games.filter((game) => game.edition === edition);
      const points = those.map((game) => game.points);
      return {
        edition,
        games: those.length,
        matches: those.filter((game) => game.players > 1).length,
        won: those.filter((game) => game.won).length,
        mean: Math.round((points.reduce((sum, one) => sum + one, 0) / those.length) * 10) / 10,
        best: Math.max(...points),
      };
    })
    .sort((one, other) => other.games - one.games);
}

/** The cards that lay on farms that won, with how often; the most often first. */
export function winningCards(games: readonly PlayedGame[], most = 5): (PlayedCard & { wins: number })[] {
  const wins = new Map<string, PlayedCard & { wins: number }>();
  for (const game of games.filter((one) => one.won))
    for (const card of game.cards) wins.set(card.id, { ...card, wins: (wins.get(card.id)?.wins ?? 0) + 1 });
  return [...wins.values()].sort((one, other) => other.wins - one.wins || (one.id < other.id ? -1 : 1)).slice(0, most);
}
