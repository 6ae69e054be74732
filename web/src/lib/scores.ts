/** A seat's score sheet, as the service tells it. */
export type { ScoreSheet as SeatScore } from "./schema";
