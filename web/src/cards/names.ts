/** Beginnings of English names of cards by what they speak of, an icon or a scene; the first that fits. */
export const NAMES = `wagon:caravan|sack|mail|travel|conjur|lute|juggl|acrobat|danc|puppet|magic|street|storyt
boar:boar|pig|swine|acorn|basin|brush m
reed:reed|basket|ladder|straw-|thatch|broom
fishing:fish|canoe|raft|harpoon|herring|landing|net|dock|brook|.*pond|swan
bread:bread|bak|master ba|.* oven|oven|thresh
mill:hand m|water m|wind|dutch|millst
cattle:cattle|hide|young|cow|milk|butter|.*bull|ox|lasso|ranch|tanner|stock
sheep:sheep|master s|shepherd|wool|loom|weav|spin[dl]|house g|pelt|animal [dthb]|vet|taxi|estate|tenant
stable:stable|groom|horse|manger|drink|animal|feed
fence:farmer|.*pasture|fenc|hedge|organic|wild|smallh|maypole
vegetable:bean|turnip|potato|lettuce|.*pumpkin|.*garden|large g|green|planter|spice|herb|hobby|strawb|market s|market w|weekly|sower|land a|schnaps
plow:.*plow|yoke|assis|harrow|punner|shifting|handp
grain:grain|corn|.*brew|scythe|seas|flail|rake|pitchf|granary|sow|seed|.*manure|scarec|harvest|clapper|serf|sycoph|childl
field:acre|field|three|clearing|country
house-stone:stone h|mansion|conserv|rough|maid|manser|social
house-clay:half|clay (hut|roof|sup|pl)|renov|builder's|wall
house-wood:wooden hut|hut b|carpenter|brushwood r|cottager|frame|holiday|outh|master bui|sculle|animal t|pastor|small-|house|head|junk|priest
begging:mend|alms
start:herald|taster|outr|chamb
well:well|village w|water
food:keg|tavern|dove|chick|flag|bee|layab|forem
points:wooden s|bust|madonna|family p|big c|bragg|chief|village|reeve|constable|lord|gent|church|yeoman|mantle|clogs|game d
newborn:.*parent|wet|midw|mother|lover|sleep|guest|farm st
stone:stone|quarr|mason|wooden c|.*path|paved|geolog|roof b|mining|cube
clay:clay|loam|bricklay|master bri|hard|bottles|potter|ceramic|tins|ramm
wood:wood|lumber|.*forest|spinn|copse|saw|axe|plane|turner|cabinet|joiner|carpen|firew|mushr|charc|berry|brushw|cooper|fruit|guild
major:.*fireplace|cook|spit|barb|gyp|slaugh|butch|meat
market:.*market|grocer|merch|business|storeh|depot|resource|building m|helpful|pieceworker|manuf|consul
person:ratc
lessons:schol|acad|tutor|educ|.*stud|book|writ|patron|paper`
  .split("\n")
  .map((line) => line.split(":"));
