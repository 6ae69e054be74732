/** Movement shows cause: what the log tells is seen to happen. */

import { eventsOf } from "../lib/events";
import { flyGoods } from "../lib/fly";
import type { LogItem } from "../lib/schema";

export class Motion {
  #heard: number;

  constructor(heard: number) {
    this.#heard = heard;
  }

  /** To be called with each new log: what is new in it moves. */
  follow(log: readonly LogItem[]): void {
    for (const item of log.slice(this.#heard)) {
      for (const event of item.kind === "place" ? eventsOf(item) : []) {
        if (event.kind === "gained" && event.space !== undefined && event.seat !== undefined)
          flyGoods(event.goods ?? {}, event.space, event.seat);
      }
    }
    this.#heard = log.length;
  }
}
