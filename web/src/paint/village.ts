/** What stands on the hills behind a farm. */

/** A mill, 100 x 90: its tower, and its sails around the origin. */
export const TOWER = `<g stroke="var(--art-wood-deep)" stroke-width="1.4"><path d="M28 90 36 42h28l8 48Z" fill="var(--art-plaster)"/><path d="M32 43q18-24 36 0Z" fill="var(--art-roof-wood)"/></g>`;
export const SAILS = `<path class="sails" d="M0 0-32-28l7-8L2-4 28-36l8 7L4-1 36 27l-7 8L1 3-25 35l-8-7Z" fill="var(--art-cloth)" stroke="var(--art-wood-deep)" stroke-width="1.4"/><circle r="3.4" fill="var(--art-wood-deep)"/>`;
/** A church and a house, 44 x 30 below its spire. */
export const VILLAGE = `<g stroke="var(--art-wood-deep)" stroke-width="1.2"><path d="M0 30V6h14v24Z" fill="var(--art-plaster)"/><path d="M-2 7 7-18 16 7Z" fill="var(--art-roof-slate)"/><path d="M14 30V16l14-8 14 8v14Z" fill="var(--art-plaster)"/><path d="M12 17 28 5l16 12Z" fill="var(--art-clay-deep)"/></g>`;
