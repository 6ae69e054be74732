/** What opens over the front door, and the message that names each. */

export const SHEETS = {
  new: "start-new",
  games: "start-resume",
  own: "start-own",
  join: "start-join",
  record: "start-record",
  settings: "settings-title",
  offline: "offline-title",
} as const;

export type Sheet = keyof typeof SHEETS;
