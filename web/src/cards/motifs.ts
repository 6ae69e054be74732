/** Small drawings of what the names of cards say, 32 x 32, and whose they are; fetched beside the game. */

import { byName } from "./names";

const WOOD = "var(--art-wood)";
const LIT = "var(--art-wood-lit)";
const IRON = "var(--art-sickle)";
const STONE = "var(--art-stone)";
const STRAW = "var(--art-straw)";
const CLAY = "var(--art-clay)";
const CLOTH = "var(--art-cloth)";

const part = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** A stroke without an inside, outlined as the others are. */
const stick = (d: string, width = 2.4, colour = WOOD): string =>
  `<path d="${d}" fill="none" stroke-width="${width + 2}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const round = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const ALL: Readonly<Record<string, string>> = {
  trough:
    part("M8 22v7M24 22v7", "none") + part("M3 14h26l-3 11H6Z", WOOD) + part("M5 14q11 5 22 0Z", "var(--art-water)"),
  manger:
    part("M8 21v8M24 21v8", "none") + part("M5 15q2-9 7-5 4-6 8 0 5-3 7 5Z", STRAW) + part("M3 15h26l-4 9H7Z", LIT),
  hammer: stick("M10 28 19 12") + part("M11 5l15 7-3 6L8 11Z", STONE),
  chest: part("M4 14h24v14H4Z", WOOD) + part("M4 14q1-8 12-8t12 8Z", LIT) + part("M14 13h4v5h-4Z", "var(--gold)"),
  bench:
    stick("M8 19v9M24 19v9") + part("M3 15h26v5H3Z", LIT) + part("M8 9h13v6H8Z", WOOD) + stick("M18 9q1-4 4-4", 1.6),
  broom: stick("M22 3 15 17") + part("M12 16l7 4-4 9-11-1Z", STRAW) + part("M12 16l7 4-1 2-7-4Z", "var(--bad)"),
  axe: stick("M9 29 21 6") + part("M17 4q8-2 11 8-5-1-10 4l-4-7Z", IRON),
  saw: part("M3 22 21 8l4 5L5 26l-1-2 1 0-1-1Z", IRON) + part("M20 7l5-3 5 6-4 5Z", WOOD),
  basket:
    stick("M7 15q9-18 18 0", 1.8) +
    part("M3 14h26l-4 14H7Z", STRAW) +
    part("M5 19h22M6 24h20M11 14l1 14M21 14l-1 14", "none"),
  acorns: part("M9 14q0 14 7 15 7-1 7-15Z", LIT) + part("M6 14q0-8 10-8t10 8Z", WOOD) + stick("M16 6V3", 1.4),
  ladder: stick("M9 29 13 3M22 29 19 3") + stick("M11 23h10M12 17h9M12.500 11h7", 1.6),
  spade: stick("M16 3v15M12 3h8") + part("M10 16h12v7q-1 5-6 6-5-1-6-6Z", IRON),
  fork: stick("M16 29V15") + stick("M9 3v8q0 4 7 4t7-4V3M16 3v12", 1.4, IRON),
  rake: stick("M16 29V9") + stick("M5 9h22", 2) + stick("M6 9v5M11 9v5M16 9v5M21 9v5M26 9v5", 1, LIT),
  scythe: stick("M22 29 12 6") + part("M11 4Q26 2 30 17 24 9 12 9Z", IRON),
  jug:
    stick("M22 12q7 1 4 9l-4 2", 1.6) +
    part("M10 4h11l-1 6q5 4 4 12-1 6-8 6t-8-6q-1-8 3-12Z", CLAY) +
    part("M9 18h14", "none"),
  pail: stick("M6 13q10-18 20 0", 1.4) + part("M5 13h22l-3 16H8Z", LIT) + part("M5 13q11 5 22 0-11-5-22 0Z", CLOTH),
  churn: stick("M16 12V2M12 3h8") + part("M11 11h10l3 18H8Z", LIT) + part("M10 17h12M9 24h14", "none"),
  stool: stick("M9 17 5 28M23 17l4 11M16 18v10") + part("M4 12q12-5 24 0v4q-12 5-24 0Z", LIT),
  barrel: part("M9 4h14q5 12 0 25H9Q4 16 9 4Z", WOOD) + part("M7 10h18M7 23h18M13 4q-3 12 0 25M19 4q3 12 0 25", "none"),
  bottle: part("M12 3h6v7q5 3 5 8v11H8V18q0-5 4-8Z", "var(--art-leaf)") + part("M9 18h13v6H9Z", CLOTH),
  cart: stick("M24 20 31 13") + part("M3 11h22l-3 10H6Z", LIT) + round(13, 24, 5.5, WOOD) + round(13, 24, 1.5, LIT),
  boat: part("M2 18h28q-3 9-9 9H10q-6 0-8-9Z", WOOD) + stick("M25 6 12 25", 1.6, LIT) + part("M1 28h30", "none"),
  net:
    stick("M29 3 19 13") +
    part("M6 12 20 26Q12 32 6 26T6 12Z", CLOTH) +
    part("M6 19l9 9M9 15 7 27M14 20l-8 5", "none") +
    stick("M6 11 21 26", 1.2),
  duck:
    part("M4 18q8 3 14 1-4-4-3-9 1-5 6-5t6 5l4 1-4 3q0 15-12 15T4 18Z", CLOTH) +
    part("M26 10l5 1-4 3Z", "var(--art-carrot)") +
    round(22, 9, 0.6, "none"),
  dove:
    part("M9 29V12h14v17Z", LIT) +
    part("M6 13 16 3l10 10Z", "var(--bad)") +
    round(16, 17, 3, "var(--art-barn-in)") +
    round(16, 25, 2, "var(--art-barn-in)"),
  hive:
    part("M5 28q-2-6 2-9 0-6 4-8 1-6 5-7 4 1 5 7 4 2 4 8 4 3 2 9Z", STRAW) +
    part("M9 12h14M6 19h20M14 28q0-5 2-5t2 5", "none"),
  book:
    part("M3 7q7-3 13 1 6-4 13-1v19q-7-3-13 1-6-4-13-1Z", CLOTH) +
    part("M16 8v19M7 12h5M7 17h5M20 12h5M20 17h5", "none"),
  quill:
    part("M5 20h12v9H5Z", "var(--art-slate)") +
    part("M11 21Q12 8 27 3q1 12-13 14Z", CLOTH) +
    part("M10 23 22 8", "none"),
  key:
    stick("M15 16 28 27M23 27l4-4", 2.2, "var(--gold)") + round(10, 11, 7, "var(--gold)") + round(10, 11, 2.6, CLOTH),
  hat:
    part("M8 20 10 5h13l1 15Z", "var(--art-slate)") +
    part("M2 20q14-4 28 0-2 6-14 6T2 20Z", "var(--art-slate)") +
    part("M8.500 16h15l.4 4H8Z", "var(--bad)"),
  crown:
    part("M4 9l6 6 6-10 6 10 6-6-2 17H6Z", "var(--gold)") + part("M6 22h20", "none") + round(16, 18, 2, "var(--bad)"),
  purse:
    part("M11 11q-9 8-6 14 2 4 11 4t11-4q3-6-6-14Z", STRAW) +
    part("M10 4l2 6h8l2-6q-3 3-6 0-3 3-6 0Z", STRAW) +
    part("M10 11h12", "none"),
  scales:
    stick("M16 3v25M10 28h12M5 8h22", 1.6) +
    part("M1 18h9q-4 6-9 0ZM22 18h9q-4 6-9 0Z", "var(--gold)") +
    part("M5 8 1 18M5 8l5 10M27 8l-5 10M27 8l4 10", "none"),
  lute:
    stick("M18 14 27 4") +
    `<ellipse cx="12" cy="20" rx="8.500" ry="7.500" transform="rotate(-42 12 20)" fill="${LIT}"/>` +
    round(13, 19, 2.4, "var(--art-line)"),
  balls:
    round(7, 19, 4.5, "var(--art-fire)") +
    round(16, 8, 4.5, "var(--art-water)") +
    round(25, 19, 4.5, "var(--art-leaf)"),
  wand: stick("M5 28 19 12") + part("M22 2l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z", "var(--gold)"),
  mask: part("M4 6q12 4 24 0 1 20-12 22Q3 26 4 6Z", CLOTH) + part("M9 13q3-2 5 1M18 14q3-3 5-1M10 20q6 5 12 0", "none"),
  crook: stick("M11 29V10q0-7 6-7t6 6q0 4-4 4"),
  pipe: part("M5 7h4v18H5ZM11 7h4v15h-4ZM17 7h4v12h-4ZM23 7h4v9h-4Z", LIT) + part("M4 10h24v4H4Z", "var(--bad)"),
  spindle:
    stick("M16 2v28", 1.4) + part("M16 6q9 7 0 16-9-9 0-16Z", "var(--art-wool)") + part("M8 23h16l-2 3H10Z", LIT),
  loom:
    part("M5 8h22v18H5Z", CLOTH) +
    part("M8 18h16v8H8Z", "var(--bad)") +
    stick("M5 3v26M27 3v26M4 7h24", 1.8) +
    part("M11 8v10M16 8v10M21 8v10", "none"),
  blanket:
    part("M4 9h24v18H4Z", "var(--art-wool)") +
    part("M4 13h24M4 17h24M4 23h24", "none") +
    part("M4 4h24v7H4Z", "var(--art-fire)"),
  clogs: part("M2 14h8q3 5 10 5 5 1 5 6H4Q2 20 2 14Z", LIT) + part("M10 8h7q3 5 9 5 5 1 5 5-5 2-11 1-7 0-10-5Z", STRAW),
  claypipe: stick("M29 8 14 22", 1.4, CLOTH) + part("M3 13h10v9q-1 6-5 6t-5-6Z", CLAY) + part("M7 9q-3-3 0-6", "none"),
  trowel: stick("M21 11 28 4") + part("M22 10 25 23 3 29 9 7Z", IRON),
  yoke: stick("M2 12q7-6 14 0 7-6 14 0", 3) + stick("M5 13v8q4 6 8-1v-7M19 13v7q4 7 8 1v-8", 1.2, LIT),
  shoe:
    part("M6 28H3Q0 4 16 4t13 24h-3q-3-2-1-4Q29 10 16 10T7 24q2 2-1 4Z", STONE) +
    part("M6 18h.1M9 10h.1M16 7h.1M23 10h.1M26 18h.1", "none"),
  portrait:
    part("M5 3h22v26H5Z", "var(--gold)") +
    part("M9 7h14v18H9Z", "var(--art-water)") +
    round(16, 14, 3.4, "var(--art-skin)") +
    part("M10 25q0-7 6-7t6 7Z", "var(--bad)"),
  bust: part("M10 25h12v4H10Z", WOOD) + part("M7 25q0-6 6-7V14q-4-4-1-9 6-5 10 0 2 5-3 9v4q6 1 6 7Z", STONE),
  knife: part("M4 22 24 3q5 8-6 16l-9 6Z", IRON) + part("M4 21l6 4-4 5-5-4Z", WOOD),
  kettle:
    stick("M6 13q10-16 20 0", 1.4, STONE) +
    part("M3 13h26q1 15-9 16h-8Q2 28 3 13Z", "var(--art-slate)") +
    part("M5 13q11 5 22 0Z", "var(--art-soup)"),
  spit:
    stick("M5 29V11M27 29V11M2 13h28", 1.4) +
    part("M9 8q7-4 14 0 4 6 0 9-7 3-14 0-4-3 0-9Z", CLAY) +
    part("M12 29q-1-6 4-8 5 2 4 8Z", "var(--art-fire)"),
  heart: part("M16 28Q3 18 4 10 6 3 12 5l4 4 4-4q6-2 8 5 1 8-12 18Z", "var(--bad)"),
  bed:
    part("M3 10v18M29 17v11", "none") +
    part("M3 18h26v7H3Z", WOOD) +
    part("M4 13h8v6H4Z", CLOTH) +
    part("M12 13h16v7H12Z", "var(--bad)"),
  millstone:
    round(16, 16, 13, STONE) +
    round(16, 16, 3, "var(--art-line)") +
    part("M16 4v7M16 21v7M4 16h7M21 16h7M8 8l4 4M24 8l-4 4M8 24l4-4M24 24l-4-4", "none"),
  scarecrow:
    stick("M16 9v20M4 14h24") +
    part("M9 12h14l2 11H7Z", "var(--art-water)") +
    round(16, 8, 4, STRAW) +
    part("M9 6h14l-4-2-1-3h-4l-1 3Z", WOOD),
  lasso: stick("M8 29Q3 22 9 17T25 13Q31 5 19 4T6 10q1 6 12 6", 1.6, STRAW),
  maypole:
    stick("M16 3v27", 1.8) +
    part("M16 4Q5 9 4 28M16 4q11 5 12 24M16 4q-5 12-5 25M16 4q5 12 5 25", "none") +
    part("M8 8q8 5 16 0-8-7-16 0Z", "var(--art-leaf)"),
  pumpkin:
    part("M16 9q14-3 14 9 0 11-14 11T2 18Q2 6 16 9Z", "var(--art-carrot)") +
    part("M16 9q-9 9 0 20M16 9q9 9 0 20", "none") +
    stick("M16 9q0-4 4-5", 1.6, "var(--art-leaf)"),
  berry:
    part("M16 29Q4 22 6 13q3-4 10-2 7-2 10 2 2 9-10 16Z", "var(--bad)") +
    part("M7 11q5-5 9-1 4-4 9 1-4 3-9 1-5 2-9-1Z", "var(--art-leaf)") +
    part("M12 18h.1M19 17h.1M16 23h.1", "none"),
  apples:
    stick("M16 30V18", 3) +
    part("M16 22Q2 24 4 14q0-7 6-8 6-6 12 0 6 1 6 8 2 10-12 8Z", "var(--art-leaf)") +
    round(10, 14, 2, "var(--bad)") +
    round(20, 11, 2, "var(--bad)") +
    round(21, 18, 2, "var(--bad)"),
  mushroom:
    part("M12 17h8l2 12H10Z", CLOTH) +
    part("M3 18Q4 4 16 4t13 14q-13 4-26 0Z", "var(--bad)") +
    part("M11 11h.1M19 9h.1M22 15h.1", "none"),
  flail: stick("M4 28 18 8") + stick("M19 6l9 13", 3, LIT),
  paddle: stick("M6 28 17 15") + `<ellipse cx="21" cy="10" rx="8" ry="6" transform="rotate(-48 21 10)" fill="${LIT}"/>`,
  loaves: part("M3 20h26v6H3Z", STONE) + part("M4 20q0-8 7-8t7 8ZM15 20q0-8 7-8t6 8Z", "var(--art-crust)"),
  crane: stick("M8 29V4M8 6h19M8 14l8-8", 2) + part("M26 6v11M21 17h10v8H21Z", STONE),
  stall:
    part("M5 20h22v8H5Z", WOOD) +
    stick("M6 12v9M26 12v9", 1.4) +
    part("M3 4h26v7q-3 4-6 0-4 4-7 0-3 4-7 0-3 4-6 0Z", "var(--bad)") +
    part("M9 4v7M16 4v7M23 4v7", "none"),
  greenhouse:
    part("M4 14 16 4l12 10v15H4Z", "var(--art-window)") +
    part("M4 14h24M10 9v20M16 4v25M22 9v20", "none") +
    part("M8 29q3-9 8-3 5-6 8 3Z", "var(--art-leaf)"),
  pick: stick("M10 29 18 8") + part("M4 12Q16-2 30 14 17 6 4 12Z", IRON),
  bricks: part("M3 20h13v8H3ZM16 20h13v8H16ZM9 12h14v8H9Z", CLAY) + part("M5 22h6M18 22h6M11 14h7", "none"),
  torch:
    part("M16 29Q5 29 5 19q0-6 6-9 0 4 3 5 0-8 5-12 0 6 4 9 4 4 4 8 0 9-11 9Z", "var(--art-fire)") +
    part("M16 29q-5-1-4-6 2-1 3-4 6 5 5 8-1 2-4 2Z", "var(--art-glow)"),
  anvil: part("M3 10h25q0 6-8 7v5l4 6H8l4-6v-4Q4 17 3 10Z", STONE) + stick("M15 8 25 3", 1.8),
  bell: part("M6 24q4-3 4-12 0-7 6-7t6 7q0 9 4 12Z", "var(--gold)") + part("M13 25q3 5 6 0Z", WOOD),
  horn: part("M3 11l4-1q2 9 11 7l10-9 2 15-10-1Q3 26 3 11Z", "var(--gold)"),
  swing: stick("M2 12h15l12-8", 2) + part("M12 12h9l-3 12-10 4q5-8 4-16Z", IRON) + part("M2 29h28", "none"),
  wheels:
    stick("M11 12h10l9-8", 2) +
    part("M16 12h8l-3 11-8 5q4-7 3-16Z", IRON) +
    round(7, 18, 6, LIT) +
    round(7, 18, 1.4, WOOD),
};

/** The drawing of a motif, as it stands in a square of 32. */
export const MOTIFS: ReadonlyMap<string, string> = new Map(
  Object.entries(ALL).map(([name, drawn]) => [
    name,
    `<g stroke="var(--art-line)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`,
  ]),
);

/** Which motif a card has, by its English name. */
export const MOTIF_OF = byName(`trough:Drinking Trough|Water Carrier
manger:Manger|Animal Feed|Feed Pellets|Cattle Feeder|Animal Keeper
hammer:Mining Hammer|Stone Breaker|Quarryman|Cube Cutter|Fencer|Fence Builder|Hut Builder
chest:Wooden Strongbox|Junk Room|Reeve|Storehouse Keeper
bench:Carpenter's Parlor|Joinery|Cabinetmaker|Plane|Turner
broom:Broom|House Steward|Maid|Manservant|Scullery
axe:Axe|Wood Cutter|Woodcutter|Lumber|Forester|Master Forester
saw:Sawmill|Lumber Mill|Carpenter|Frame Builder|Sawhorse|Wooden Hut Builder
basket:Basket|Basketmaker|Basketmaker's Workshop|Berry Picker|Childless|Harvest Helper|Corn Scoop
acorns:Acorns Basket|Swineherd
ladder:Ladder|Thatcher|Roof Ballaster|Renovator|Straw-thatched Roof|Brushwood Roof|Master Builder
spade:Clearing Spade|Clay Digger|Undergardener|Countryman|Fieldsman|Potato Dibber|Liquid Manure
rake:Rake|Harrow|Gardener|Smallholder|Three-Field Rotation
scythe:Scythe Worker|Seasonal Worker|Field Worker|Reed Collector|Serf
jug:Ceramics|Flagon|Hard Porcelain|Potter|Pottery|Wet Nurse
pail:Milk Jug|Milking Hand|Milking Shed|Clay Mixer|Roughcaster
churn:Butter Churn
stool:Milking Stool|Layabout
barrel:Keg|Brewery|Master Brewer|Cooper|Tavern
bottle:Bottles|Pumpkin Seed Oil|Schnaps Distillery|Schnaps Distiller|Taster
cart:Wood Cart|Stone Cart|Grain Cart|Sack Cart|Clay Deliveryman|Wood Deliveryman|Fence Deliveryman|Stone Carrier
boat:Canoe|Raft|Dock Worker
net:Landing Net|Net Fisherman|Fish Trap|Herring Pot
duck:Duck Pond|Goose Pond|Swan Lake|Pond Hut
dove:Dovecote|Chicken Coop
hive:Beehive
book:Bookshelf|Scholar|Academic|Perpetual Student|Pastor|Tutor|Educator
quill:Writing Desk|Paper Maker|Storehouse Clerk|Game Designer|Stable Architect|Consultant
key:Estate Manager|Chamberlain|Farm Steward|Guest|Holiday House
hat:Gentleman|Lord of the Manor|Social Climber|Braggart|Constable|Yeoman Farmer
crown:Chief|Chief's Daughter|Village Elder|Guildmaster|Village Beauty
purse:Corn Profiteer|Seed Seller|Reed Buyer|Clay Seller|Stone Buyer|Wood Buyer|Meat Seller|Animal Dealer|Businessman
scales:Merchant|Greengrocer|Resource Seller|Seed Trader|Reed Exchange|Stone Exchange
lute:Lutenist|Street Musician|Dance Instructor
balls:Juggler|Acrobat
mask:Puppeteer|Storyteller|Dancer
crook:Shepherd's Crook|Shepherd|Master Shepherd|Shepherd Boy|Sheep Walker|Cowherd
pipe:Shepherd's Pipe
spindle:Spindle
loom:Loom|Weaver
blanket:Wool Blankets|Pelts|Hide Farmer|Tanner
clogs:Clogs
claypipe:Claypipe
trowel:Builder's Trowel|Bricklayer|Master Bricklayer|Wall Builder|Clay Plasterer|Mason
yoke:Yoke|Ox Team|Plow Driver|Dozing Bull
shoe:Horse|Stablemaster|Groom|Outrider|Mail Coach Driver
portrait:Family Portrait|Head of the Family
bust:Bust|Madonna Statue|Stone Carver
knife:Butcher|Slaughterman|Slaughterhouse|Wood Carver
kettle:Cook|Gypsy's Crock|Brewer's Copper|Simple Fireplace|Cooking Corner
spit:Spit Roast|Barbecue
heart:Lover|Mother of Twins|Adoptive Parents|Midwife
bed:Sleeping Corner
millstone:Millstone|Hand Mill
scarecrow:Scarecrow|Field Watchman|Field Warden
lasso:Animal Tamer|Lasso|Animal Trainer|Animal Handler|Rancher
maypole:Maypole
pumpkin:Giant Pumpkin
berry:Strawberry Patch
apples:Fruit Tree
mushroom:Mushroom Collector
paddle:Bread Paddle|Baker|Master Baker|Oven Firing Boy
loaves:Baking Tray|Bread Seller|Bakehouse|Baker's Kitchen
stall:Market Stall|Weekly Market|Market Woman|Market Crier
greenhouse:Greenhouse|Large Greenhouse|Planter Box
pick:Quarry|Geologist|Stonecutter|Clay Pit|Loam Pit
bricks:Clay Worker|Clay Firer|Rammed Clay|Clay Supports
torch:Charcoal Burner|Firewood Collector|Wood-fired Oven
bell:Church Warden|Priest|Clapper
horn:Herald|Cattle Whisperer|Sheep Whisperer|Pig Whisperer
swing:Swing Plow|Handplow|Plowman|Crooked Plow
wheels:Riding Plow|Turnwrest Plow|Plow Maker|Stump-Jump Plow
fork:Pitchfork|Stablehand|Manure|Farmer
wand:Conjurer|Magician
flail:Flail|Threshing Board
crane:Wooden Crane|Stone Tongs
anvil:Tinsmith|Foreman`);
