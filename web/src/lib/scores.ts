/** A seat's score sheet, as the service tells it. */
export interface SeatScore {
  seat: number;
  total: number;
  lines: { category: string; points: number; explanation: string }[];
}
