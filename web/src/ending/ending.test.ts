import { describe, expect, test } from "vitest";
import type { Judged, RoomInfo, SeatInfo } from "../lib/schema";
import type { State } from "../lib/room.svelte";
import { drawingsIn } from "./portrait";
import { rematch } from "./rematch";
import { goodRounds, pointsOfRound, spreadOut, toldSoFar, toldTurns, turningPoints } from "./review.svelte";
import { byEdition, winningCards, withGame, type Kept } from "./statistics";
import { dearestLoss, ranked, sums } from "./sums";

function seat(number: number, kind: SeatInfo["kind"], level: string | null = null): SeatInfo {
  return {
    seat: number,
    kind,
    name: kind === "person" ? `P${number}` : "",
    level,
    connected: true,
    colour: "",
    away: false,
    votes: 0,
    ready: false,
  };
}

function turn(after: number, cost: number, who = 0, round = after): Judged {
  return { after, round, seat: who, played: { code: "a" }, best: { code: "b" }, cost };
}

const line = (
  category: string,
  points: number,
): { category: string; points: number; explanation: { code: string }; next: null } => ({
  category,
  points,
  explanation: { code: "x" },
  next: null,
});

describe("a rematch", () => {
  const room = {
    edition: "revised",
    players: 3,
    cards: true,
    decks: "A",
    options: { x: true },
    hot_seat: false,
    clock: null,
    talk: true,
    watch_delay: true,
    watching: 0,
    seats: [seat(0, "person"), seat(1, "person"), seat(2, "computer", "farmer")],
  } as unknown as RoomInfo;
  test("moves the seats on by one and keeps those of others open for them", () => {
    const wish = rematch(room, [0]);
    expect(wish.seats).toEqual([
      { kind: "open" },
      { kind: "computer", level: "farmer" },
      { kind: "person", name: "P0" },
    ]);
    expect(wish.decks).toBe("A");
    expect(wish.watch_delay).toBe(true);
  });
});

describe("the turning points", () => {
  test("are the dearest turns, in the order of the game, one of a seat and round", () => {
    const judged = [turn(1, 2), turn(2, 9, 1, 5), turn(3, 8, 1, 5), turn(4, 0.4), turn(5, 3), turn(6, 4)];
    expect(turningPoints(judged).map((one) => one.after)).toEqual([2, 5, 6]);
  });
  test("begin with one's own, a good one in a good round and the dearest, and go on with others'", () => {
    const judged = [turn(1, 0), turn(2, 9, 1), turn(3, 0), turn(4, 0), turn(5, 2), turn(6, 4), turn(7, 8, 1)];
    const history = [[0], [1], [6], [7], [8], [9], [10]];
    expect(toldTurns(judged, [0], history).map((one) => one.after)).toEqual([2, 3, 6]);
  });
  test("are all one's own for who plays alone", () => {
    const judged = [turn(1, 0), turn(2, 9), turn(3, 5), turn(4, 3)];
    expect(toldTurns(judged, [0], [[2], [1], [1], [1]]).map((one) => one.after)).toEqual([2, 3, 4]);
  });
  test("are good ones only where the round brought points, which are told", () => {
    const judged = [turn(1, 0), turn(2, 0), turn(3, 5)];
    expect(toldTurns(judged, [0], [[0], [4], [5]]).map((one) => one.after)).toEqual([2, 3]);
    expect(toldTurns(judged, [0], [[0], [0], [0]]).map((one) => one.after)).toEqual([3]);
    expect(pointsOfRound(turn(2, 0), [[0], [4], [5]])).toBe(4);
  });
  test("are no good ones where the round brought little", () => {
    const judged = [turn(1, 0), turn(2, 0), turn(3, 5)];
    expect(toldTurns(judged, [0], [[0], [1], [1]]).map((one) => one.after)).toEqual([3]);
  });
  test("wait for a second one while turns are judged", () => {
    const told = [turn(1, 3), turn(2, 4)];
    expect(toldSoFar(told.slice(0, 1), false)).toEqual([]);
    expect(toldSoFar(told.slice(0, 1), true)).toHaveLength(1);
    expect(toldSoFar(told, false)).toHaveLength(2);
  });
  test("are the dearest of all for who only watches", () => {
    const judged = [turn(1, 0), turn(2, 9, 1), turn(3, 5)];
    expect(toldTurns(judged, [], []).map((one) => one.after)).toEqual([2, 3]);
  });
  test("have good rounds in their places until they are found: one of each player, one's own first", () => {
    const history = [
      [0, 0, 0],
      [4, 1, -1],
      [5, 9, -3],
    ];
    expect(goodRounds(history, [0])).toEqual([
      { round: 2, seat: 0, points: 4 },
      { round: 3, seat: 1, points: 8 },
    ]);
    // Alone, the rounds that brought most.
    expect(goodRounds([[0], [2], [1], [6], [7]], [0]).map(({ round }) => round)).toEqual([4, 2, 5]);
    expect(goodRounds([], [])).toEqual([]);
  });

  test("are looked for all over the game at first", () => {
    expect(spreadOut(10)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7, 9]);
  });
});

describe("what cost a farm most", () => {
  test("is the category that lost most points, if any did", () => {
    const lines = [line("fields", 2), line("unused spaces", -4), line("grain", -1)];
    expect(dearestLoss({ seat: 1, total: -3, lines })).toEqual({ seat: 1, category: "unused-spaces", points: 4 });
    expect(dearestLoss({ seat: 1, total: 2, lines: lines.slice(0, 1) })).toBeUndefined();
  });
});

describe("the sums of a farm", () => {
  test("put each category into its sort, and begging beside them", () => {
    const found = sums({
      seat: 0,
      total: 5,
      lines: [
        line("fields", 2),
        line("unused spaces", -4),
        line("wild thing", 3),
        line("begging", -6),
        line("people", 10),
      ],
    });
    expect(found.by).toEqual({ land: -2, crops: 0, animals: 0, house: 10, cards: 3 });
    expect(found.begging).toBe(-6);
  });
  test("rank the winner of a tie first", () => {
    const scores = [0, 1, 2].map((one) => ({ seat: one, total: one === 2 ? 3 : 9, lines: [] }));
    expect(ranked(scores, [1])).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 3 },
    ]);
  });
});

describe("one's own games", () => {
  const state = (room: string, points: number, winners: number[], seats = [0]): State =>
    ({
      over: true,
      you: { seats, name: "" },
      winners,
      scores: [{ seat: 0, total: points, lines: [] }],
      room: { id: room, edition: "revised", players: 2 },
      view: {
        seats: [{ cards: ["A1"] }],
        cards: { A1: { name: "Plow" } },
        round: 14,
        stage: 6,
        harvest_rounds: [],
        phase: "end",
      },
    }) as unknown as State;
  const none: Kept = { games: [], best: null };
  test("count once each, and keep the best farm", () => {
    const one = withGame(none, state("a", 20, [0]), "now");
    const two = withGame(withGame(one, state("a", 20, [0]), "later"), state("b", 12, [1]), "later");
    expect(two.games.map((game) => game.room)).toEqual(["a", "b"]);
    expect(two.best?.points).toBe(20);
    expect(byEdition(two.games)).toEqual([{ edition: "revised", games: 2, matches: 2, won: 1, mean: 16, best: 20 }]);
    expect(winningCards(two.games)).toEqual([{ id: "A1", name: "Plow", wins: 1 }]);
  });
  test("leave out games watched or played on all seats", () => {
    expect(withGame(none, state("a", 20, [0], []), "now")).toBe(none);
    expect(withGame(none, state("a", 20, [0], [0, 1]), "now")).toBe(none);
  });
});

test("a picture brings the drawings that it shows, and those within them", () => {
  expect(drawingsIn('<use href="#art-sheep"/><use href="#art-no-such"/>')).toEqual(["sheep"]);
});
