/** What each card speaks of, an icon or a scene, by its English name. */
export const NAMES = byName(`begging:Alms|Mendicant
boar:Acorns Basket|Basin Maker|Boar Breeding|Brush Maker|Pig Breeder|Pig Catcher|Pig Whisperer|Swineherd
bread:Bakehouse|Baker|Baker's Kitchen|Baker's Oven|Baking Tray|Bread Paddle|Bread Seller|Clay Oven|Clay Oven (3 clay)|Clay Oven (4 clay)|Master Baker|Oven Firing Boy|Stone Oven|Threshing Board|Wood-fired Oven
cattle:Butter Churn|Cattle Breeder|Cattle Feeder|Cattle Market|Cattle Whisperer|Cowherd|Dozing Bull|Hide Farmer|Lasso|Milk Jug|Milking Hand|Milking Shed|Milking Stool|Ox Team|Ranch|Rancher|Stockman|Tanner|Young Animal Market
clay:Bottles|Bricklayer|Ceramics|Clay Deliveryman|Clay Deposit|Clay Digger|Clay Embankment|Clay Firer|Clay Mixer|Clay Pit|Clay Seller|Clay Worker|Claypipe|Hard Porcelain|Loam Pit|Master Bricklayer|Potter|Pottery|Rammed Clay|Tinsmith
fence:Farmer|Fence Builder|Fence Deliveryman|Fence Overseer|Fencer|Forest Pasture|Hedge Keeper|Maypole|Mini Pasture|Organic Farmer|Smallholder|Wildlife Reserve
field:Acreage|Clearing Spade|Countryman|Field|Field Warden|Field Watchman|Field Worker|Fieldsman|Three-Field Rotation
fishing:Brook|Canoe|Carp Pond|Dock Worker|Duck Pond|Fish Trap|Fisherman|Fishing Rod|Goose Pond|Harpooner|Herring Pot|Landing Net|Net Fisherman|Pond Hut|Raft|Swan Lake
food:Beehive|Chicken Coop|Dovecote|Flagon|Foreman|Keg|Layabout|Tavern
grain:Brewer's Copper|Brewery|Childless|Clapper|Corn Profiteer|Corn Scoop|Corn Sheaf|Corn Storehouse|Flail|Grain Cart|Granary|Harvest Helper|Liquid Manure|Manure|Master Brewer|Pitchfork|Rake|Scarecrow|Scythe Worker|Seasonal Worker|Seed Seller|Seed Trader|Serf|Sycophant
house-clay:Builder's Trowel|Clay Hut Builder|Clay Hut Extension|Clay Plasterer|Clay Roof|Clay Supports|Half-timbered House|Renovator|Wall Builder
house-stone:Conservator|Maid|Manservant|Mansion|Roughcaster|Social Climber|Stone House Extension
house-wood:Brushwood Roof|Carpenter|Carpenter's Parlor|Cottager|Frame Builder|Head of the Family|Holiday House|House Steward|Hut Builder|Junk Room|Master Builder|Outhouse|Pastor|Priest|Scullery|Small-scale Farmer|Wooden Hut Builder|Wooden Hut Extension
lessons:Academic|Bookshelf|Educator|Paper Maker|Patron|Perpetual Student|Scholar|Tutor|Writing Desk
major:Barbecue|Butcher|Cook|Cooking Corner|Cooking Hearth|Cooking Hearth (4 clay)|Cooking Hearth (5 clay)|Fireplace (2 clay)|Fireplace (3 clay)|Gypsy's Crock|Meat Seller|Simple Fireplace|Slaughterhouse|Slaughterman|Spit Roast
market:Building Material|Businessman|Consultant|Depot|Grocer|Helpful Neighbors|Manufacturer|Market Crier|Merchant|Pieceworker|Resource Seller|Storehouse Clerk|Storehouse Keeper
mill:Dutch Windmill|Hand Mill|Millstone|Water Mill|Wind Mill|Windmill
newborn:Adoptive Parents|Farm Steward|Guest|Lover|Midwife|Mother of Twins|Sleeping Corner|Wet Nurse
person:Ratcatcher
plow:Assistant Tiller|Crooked Plow|Handplow|Harrow|Moldboard Plow|Plow Driver|Plow Maker|Plowman|Punner|Riding Plow|Shifting Cultivation|Stump-Jump Plow|Swing Plow|Turnwrest Plow|Yoke
points:Big Country|Braggart|Bust|Chief|Chief's Daughter|Church Warden|Clogs|Constable|Family Portrait|Game Designer|Gentleman|Lord of the Manor|Madonna Statue|Mantlepiece|Reeve|Village Beauty|Village Elder|Wooden Strongbox|Yeoman Farmer
reed:Basket|Basketmaker|Basketmaker's Workshop|Broom|Ladder|Reed Buyer|Reed Collector|Reed Exchange|Reed Hut|Reed Pond|Straw-thatched Roof|Thatcher
sheep:Animal Breeder|Animal Dealer|Animal Handler|Animal Tamer|Animal Trainer|Estate Manager|House Goat|Loom|Master Shepherd|Pelts|Sheep Farmer|Sheep Walker|Sheep Whisperer|Shepherd|Shepherd Boy|Shepherd's Crook|Shepherd's Pipe|Spindle|Taxidermist|Tenant Farmer|Veterinarian|Weaver|Wool Blankets
stable:Animal Feed|Animal Keeper|Animal Pen|Animal Yard|Drinking Trough|Feed Pellets|Groom|Horse|Manger|Stable|Stable Architect|Stablehand|Stablemaster
start:Chamberlain|Herald|Outrider|Taster
stone:Clay Path|Cube Cutter|Geologist|Mason|Mining Hammer|Paved Road|Quarry|Quarryman|Roof Ballaster|Stone Breaker|Stone Buyer|Stone Carrier|Stone Cart|Stone Carver|Stone Exchange|Stone Tongs|Stonecutter|Wooden Crane|Wooden Path
vegetable:Bean Field|Beanfield|Gardener|Giant Pumpkin|Greengrocer|Greenhouse|Herb Garden|Hobby Farmer|Land Agent|Large Greenhouse|Lettuce Patch|Market Stall|Market Woman|Planter Box|Potato Dibber|Pumpkin Seed Oil|Schnaps Distiller|Schnaps Distillery|Sower|Spices|Strawberry Patch|Turnip Field|Undergardener|Weekly Market
wagon:Acrobat|Caravan|Conjurer|Dance Instructor|Dancer|Juggler|Lutenist|Magician|Mail Coach Driver|Puppeteer|Sack Cart|Storyteller|Street Musician|Traveling Salesman
well:Village Well|Water Carrier|Well|Well Builder
wood:Axe|Berry Picker|Brushwood Collector|Cabinetmaker|Charcoal Burner|Cooper|Copse|Firewood Collector|Forester|Fruit Tree|Guildmaster|Joinery|Lumber|Lumber Mill|Master Forester|Mushroom Collector|Plane|Private Forest|Sawhorse|Sawmill|Spinney|Thick Forest|Turner|Wood Buyer|Wood Cart|Wood Carver|Wood Collector|Wood Cutter|Wood Deliveryman|Wood Distributor|Woodcutter`);

/** The drawing of each card, from lines of a drawing and its cards. */
export function byName(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .split("\n")
      .map((line) => line.split(":"))
      .flatMap(([drawing = "", names = ""]) => names.split("|").map((name) => [name, drawing] as const)),
  );
}
