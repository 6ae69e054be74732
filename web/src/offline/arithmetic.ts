/** The module by which Python in the worker reaches the arithmetic of networks. */

import { Network, type ActionColumns, type Stored } from "./network";

/** Something of Python's, as JavaScript gets it. */
interface Given<T> {
  toJs(): T;
}

/** What computes networks, as `agricola.agents.page_network` asks it. */
export const ARITHMETIC = {
  make_network(stored: Given<Stored[]>, columns: Given<ActionColumns>, numericScale: number): object {
    const network = new Network(stored.toJs(), columns.toJs(), numericScale);
    return {
      judge: (rows: Given<Uint8Array>, used: number, actions: Given<Uint8Array>, counts: Given<number[]>) =>
        network.judge(rows.toJs(), used, actions.toJs(), counts.toJs()),
    };
  },
};
