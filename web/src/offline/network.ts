/** The arithmetic of a network where there is no NumPy; `agricola/agents/network.py` says what each step is for. */

/** An array of a network's file: its name, how NumPy calls the sort of its numbers, and its bytes. */
export type Stored = [name: string, sort: string, bytes: Uint8Array];

/** Which bytes of an action are its kind, its space, its card, the card that asks, its first number; how many there are. */
export type ActionColumns = [kind: number, space: number, card: number, asker: number, number: number, size: number];

/** What half-precision numbers are: 1 bit of sign, 5 of exponent, 10 of fraction. */
function half(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25);
  return bits & 0x8000 ? -size : size;
}

function numbers(sort: string, bytes: Uint8Array): Float32Array {
  const own = bytes.slice().buffer; // aligned
  if (sort === "<f2") return Float32Array.from(new Uint16Array(own), half);
  if (sort === "<f4") return new Float32Array(own);
  if (sort === "<i4") return Float32Array.from(new Int32Array(own));
  return new Float32Array();
}

/** Add rows of a table, each so many times; rows are as long as what they are added to. */
function add(sum: Float32Array, table: Float32Array, rows: number[], times: number[]): void {
  const size = sum.length;
  let at = 0;
  // Four rows at a time take half as long.
  for (; at + 3 < rows.length; at += 4) {
    const [a, b, c, d] = [rows[at]! * size, rows[at + 1]! * size, rows[at + 2]! * size, rows[at + 3]! * size];
    const [x, y, z, w] = [times[at]!, times[at + 1]!, times[at + 2]!, times[at + 3]!];
    for (let to = 0; to < size; to++)
      sum[to]! += x * table[a + to]! + y * table[b + to]! + z * table[c + to]! + w * table[d + to]!;
  }
  for (; at < rows.length; at++) {
    const from = rows[at]! * size;
    const x = times[at]!;
    for (let to = 0; to < size; to++) sum[to]! += x * table[from + to]!;
  }
}

/** What a layer makes of its inputs; most of them are 0. */
function layer(inputs: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  const sum = bias.slice();
  const rows: number[] = [];
  const times: number[] = [];
  for (let row = 0; row < inputs.length; row++)
    if (inputs[row] !== 0) {
      rows.push(row);
      times.push(inputs[row]!);
    }
  add(sum, weights, rows, times);
  return sum;
}

function positive(values: Float32Array): Float32Array {
  for (let at = 0; at < values.length; at++) if (values[at]! < 0) values[at] = 0;
  return values;
}

/** Scores as probabilities, in place. */
function share(scores: Float32Array): void {
  const most = scores.reduce((best, score) => Math.max(best, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const together = powers.reduce((sum, power) => sum + power, 0);
  scores.set(powers.map((power) => power / together));
}

/** What an action's key is added up from: its numbers first, then what it names. */
const KEY_TABLES = ["w_numeric", "w_kind", "w_space", "w_card", "w_asked"];

export class Network {
  readonly #arrays: Map<string, Float32Array>;
  /** The row of each card, by its number, in tables of cards; 0 is for those that are not known. */
  readonly #cardRows = new Map<number, number>();
  /** All tables for keys one below the other, and the row at which each begins. */
  readonly #keys: Float32Array;
  readonly #begins: number[] = [];

  constructor(
    stored: Stored[],
    readonly columns: ActionColumns,
    numericScale: number,
  ) {
    this.#arrays = new Map(stored.map(([name, sort, bytes]) => [name, numbers(sort, bytes)]));
    this.#of("cards").forEach((card, at) => this.#cardRows.set(card, at + 1));
    // What is taken from the inputs and what they are multiplied with goes into the first layer, once.
    const first = this.#of("w_in");
    const bias = this.#of("w_in_bias");
    const scales = this.#of("scale");
    first.forEach((weight, at) => (first[at] = weight * scales[Math.floor(at / bias.length)]!));
    const mean = Array.from(this.#of("mean"), (taken) => -taken);
    add(bias, first, [...mean.keys()], mean);
    const numeric = this.#of("w_numeric");
    numeric.forEach((weight, at) => (numeric[at] = weight * numericScale));
    const half = this.#of("w_score").length;
    for (const name of ["w_query", "w_query_bias"]) {
      const query = this.#of(name);
      query.forEach((weight, at) => (query[at] = at % (2 * half) < half ? weight : weight / Math.sqrt(half)));
    }
    const tables = KEY_TABLES.filter((name) => this.#arrays.has(name)).map((name) => this.#of(name));
    this.#keys = new Float32Array(tables.reduce((sum, table) => sum + table.length, 0));
    let begin = 0;
    for (const table of tables) {
      this.#begins.push(begin / (2 * half));
      this.#keys.set(table, begin);
      begin += table.length;
    }
  }

  #of(name: string): Float32Array {
    return this.#arrays.get(name) ?? new Float32Array();
  }

  /**
   * The outputs for each position, then how likely each of the actions is to be the best.
   *
   * A row of bytes is a position: so many are `used` for the observation, what follows tells of cards.
   */
  judge(rows: Uint8Array, used: number, actions: Uint8Array, counts: number[]): Float32Array {
    const outputs = this.#of("w_out_bias").length;
    const size = this.columns[5];
    const stride = rows.length / counts.length;
    const told = new Float32Array(outputs * counts.length + actions.length / size);
    let at = 0;
    counts.forEach((count, position) => {
      const row = rows.subarray(position * stride, (position + 1) * stride);
      const hidden = positive(layer(this.#inputs(row, used), this.#of("w_in"), this.#of("w_in_bias")));
      const deep = positive(layer(hidden, this.#of("w_mid"), this.#of("w_mid_bias")));
      told.set(layer(deep, this.#of("w_out"), this.#of("w_out_bias")), position * outputs);
      const query = layer(deep, this.#of("w_query"), this.#of("w_query_bias"));
      const scores = told.subarray(outputs * counts.length + at, outputs * counts.length + at + count);
      for (let action = 0; action < count; action++, at++)
        scores[action] = this.#score(query, actions.subarray(at * size, (at + 1) * size));
      share(scores);
    });
    return told;
  }

  #inputs(row: Uint8Array, used: number): Float32Array {
    const columns = this.#of("columns");
    const inputs = new Float32Array(this.#of("mean").length);
    for (let at = 0; at < columns.length && columns[at]! < used; at++) inputs[at] = row[columns[at]!]!;
    inputs.set(row.subarray(used), columns.length);
    return inputs;
  }

  /** How well the key of an action answers the query. */
  #score(query: Float32Array, action: Uint8Array): number {
    const [kind, space, card, asker, number] = this.columns;
    const named = [action[kind]!, action[space]!, this.#cardRow(action, card), this.#cardRow(action, asker)];
    const [numeric, ...begins] = this.#begins;
    const rows = begins.map((begin, table) => begin + named[table]!);
    const times = rows.map(() => 1);
    for (let at = numeric!; at < begins[0]!; at++)
      if (action[number + at] !== 0) {
        rows.push(at);
        times.push(action[number + at]!);
      }
    const key = new Float32Array(query.length);
    add(key, this.#keys, rows, times);
    const weights = this.#of("w_score");
    const half = weights.length;
    let score = 0;
    for (let at = 0; at < half; at++)
      score += Math.max(0, key[at]! + query[at]!) * weights[at]! + key[half + at]! * query[half + at]!;
    return score;
  }

  #cardRow(action: Uint8Array, column: number): number {
    return this.#cardRows.get(action[column]! + 256 * action[column + 1]!) ?? 0;
  }
}
