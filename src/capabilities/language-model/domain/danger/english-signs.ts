import type { DangerSign } from './danger.ts'

/** Somebody near to the one who writes. */
const near =
  '(?:husband|wife|partner|boyfriend|girlfriend|ex|spouse|fiance|fiancee|dad|daddy|father|mom|mum|mother|parents?|step ?(?:dad|father|mom|mum|mother)|brother|sister|son|daughter|uncle|aunt|grandfather|grandpa|cousin|roommate|family)'
const anybody = `(?:${near}|friend|best friend|classmate|colleague|student|child|kid|teen|teenager|nephew|niece)`
const self = '(?:myself|himself|herself|themsel(?:f|ves))'
const wish =
  '(?:want|wants|wanted|wish|wishes|plan|plans|planning|going|need|ready|trying|try|tried|tries|decided|tempted|urge|thinking (?:of|about)|think (?:of|about)|thoughts (?:of|about)|thought (?:of|about)|feel like|feeling like|considering|considered|contemplating|threatens?|threatening|threatened|might|will|ill|gonna|could|should|how do i|how can i|how to|ways? to|keep|cant stop)'

/** What is said of wishes to die, but in jest or of games. */
const inJest =
  '(?! (?:than\\b|of |from |with )?(?:than\\b|laugh|laughing|laughter|embarrass|shame|cringe|boredom|hunger|heat|cute|in (?:the game|minecraft|skyrim|elden|dark souls|this game)|hard\\b|my hair|her hair|his hair|for forgetting|if i (?:hear|see|have to)))'

function sign(danger: DangerSign['danger'], words: string): DangerSign {
  return { danger, words: new RegExp(words) }
}

/** Held against text that `toPlainWords` has made. The first that fits decides. */
export const englishSigns: readonly DangerSign[] = [
  sign(
    'emergency',
    String.raw`\bi (?:just |have |already |think i )*(?:overdosed|od(?:ed|d)|took (?:an overdose|too many (?:pills|tablets|sleeping pills)|all (?:my|the) (?:pills|tablets|meds)))|\bive (?:overdosed|taken (?:an overdose|too many (?:pills|tablets)))`,
  ),
  sign(
    'despair',
    String.raw`\b(?:dont|do not|cant|cannot) see (?:the|any|a) (?:point|reason|sense) (?:of|in|to) (?:living|live|life|being alive|going on|anything anymore|it all)|\b(?:whats|what is) the point (?:of|in) (?:living|being alive|my life|going on)\b|\b(?:nobody|no one|noone|no body) would (?:\w+ ){0,2}(?:miss me|care|notice) if i (?:was |were |had )?(?:dead|died|die|gone|disappeared|killed)|\b(?:go to sleep|fall asleep) and (?:never|not) wake up\b|\bim (?:so )?(?:done with|giving up on|sick of) (?:my )?(?:life|living|being alive)\b|\bgive up on life\b|\bmy life (?:has no|is without) (?:meaning|point|purpose)`,
  ),
  sign(
    'despair',
    String.raw`\bi(?:m| am)? (?:\w+ ){0,5}(?:jump(?:ing)? (?:off|from) (?:a|the|my) (?:bridge|building|roof|balcony|cliff)(?! (?:into|in a|with a|bungee))|jump(?:ing)? in front of (?:a|the) (?:train|car|bus)|slit(?:ting)? my wrists?|hang(?:ing)? myself|overdos(?:e|ing) on)|\bi (?:have|made|got) a plan to (?:kill myself|die|end)|\bwrit(?:e|ing|ten) (?:my|a) suicid\w* note|\bmy suicid\w* note`,
  ),
  sign(
    'violence',
    String.raw`\bmy (?:\w+ )?${near} (?:is|gets|got|became|becomes|can be) (?:\w+ )?(?:violent|abusive|physical with me)|\bmy (?:\w+ )?${near} (?:forces|forced|makes|made) me to (?:have sex|sleep with)|\b(?:he|she|they) wont stop (?:hitting|beating|hurting|threatening|touching) me\b|\bmy (?:\w+ )?${near} (?:\w+ ){0,3}throws (?:things|plates|stuff) at me\b|\b(?:someone|somebody|a man|a guy|he|they) (?:has )?(?:raped|molested|sexually assaulted) me\b`,
  ),
  sign(
    'despair',
    String.raw`\b${wish}(?: to| about| of| it to)?(?: just| really| end up)? (?:kill|killing|hang|hanging|shoot|shooting|drown|drowning) myself\b(?! (?:laughing|with laughter))`,
  ),
  sign('despair', String.raw`^(?:i )?(?:kill|killing|hang|end) myself[ .!?]*$`),
  sign(
    'despair',
    String.raw`\b${wish}(?: to| about| of)?(?: just| really)? (?:harm|harming|hurt|hurting|cut|cutting|burn|burning) ${self}\b(?! (?:a |some |another )?(?:piece|slice|shaving|cooking|loose|off|some slack))`,
  ),
  sign(
    'despair',
    String.raw`\b(?:i|im|ive|my \w+) (?:\w+ ){0,3}(?:self harm(?:s|ing|ed)?|selfharm(?:s|ing|ed)?)\b|\bi (?:\w+ )?cut myself (?:again|on purpose|to feel|because|every|when i)`,
  ),
  sign(
    'despair',
    String.raw`\bi (?:\w+ ){0,3}(?:want|wish|wanted|would like|hope|need|deserve|prefer|wish i could|id rather|rather|ready|going)(?: to)?(?: just| really| fucking| simply)* (?:die|be dead|not (?:be here|exist|wake up|live|be alive)|disappear forever|disappear from (?:this|the) world)\b${inJest}`,
  ),
  sign(
    'despair',
    String.raw`(?:^|[.!?\n] ?|\b(?:just|really|and|but) )(?:want|wish) to die\b${inJest}|\bi wish i (?:was|were|had) (?:dead|never (?:been )?born|not alive)`,
  ),
  sign(
    'despair',
    String.raw`\b(?:dont|do not|no longer|cant|didnt) (?:\w+ )?(?:want|wish|wanna|care)(?: to)? (?:live|be alive|exist|be here|go on living|keep living|wake up)(?: like this| in this world)?(?: anymore| any more| any longer| again| ever again| tomorrow)?(?:[ .!?]*$|[.!?\n]| (?:anymore|any more|and|because|but|cause|since|i |my |it|like|with|without|after))`,
  ),
  sign(
    'despair',
    String.raw`\b(?:end(?:ing)?|take|taking|took) my (?:own )?life\b(?! (?:savings|insurance|story|jacket|vest|into|in my|seriously|back|for granted|policy|to the next))|\b(?:end|ending) it all\b|\bend my suffering\b`,
  ),
  sign(
    'despair',
    String.raw`\bi(?: am|m| feel| have been| was|ve been)? (?:\w+ ){0,2}suicidal?\b|\bsuicidal (?:thoughts|feelings|ideation|urges)\b(?=.{0,80}\b(?:i|me|my|im|help)\b)|\b(?:i|my|me)\b.{0,60}\bsuicidal (?:thoughts|feelings|ideation|urges)`,
  ),
  sign(
    'despair',
    String.raw`\b(?:i|im|ive|my ${anybody})\b.{0,60}\b(?:commit(?:ed|ing|s)?|attempt|attempted|attempting|considering|contemplating|thinking (?:of|about)|think (?:of|about)|thoughts of|died by|die by) (?:of )?suicid`,
  ),
  sign(
    'despair',
    String.raw`^(?:just |always |been )*thinking (?:of|about) suicid|\bhow (?:do i|can i|to|would i|could i) (?:\w+ )?(?:commit suicid|die (?:painlessly|quickly|fast|peacefully|without pain|in my sleep)|end my life|kill myself)|\b(?:painless|easiest|quickest|best|fastest) (?:way|ways|method) to (?:die|kill myself|commit suicid|end my life)|\bhow many (?:pills|tablets|paracetamol|sleeping pills|\w+ pills) .{0,20}\b(?:to die|to kill|overdose|lethal)`,
  ),
  sign(
    'despair',
    String.raw`^(?:help )?suicid(?:e|al)?(?: help| hotline| helpline| prevention)?(?: number| line)?[ .!?]*$|\bsuicid\w* (?:hotline|helpline|help line|crisis line|prevention (?:number|line|hotline))\b`,
  ),
  sign(
    'despair',
    String.raw`\b(?:better off (?:dead|without me)|no (?:reason|point) (?:to|in|of) (?:live|living|being alive|go on living|keep living)|nothing (?:left )?to live for|life (?:is|isnt|is not) (?:not |no longer )?worth (?:living|it anymore)|cant (?:go on|live|do this|take this|take it)(?: like this| living| with this)? (?:anymore|any more|any longer)(?: and| i want|[.!?\n ]*$)|tired of (?:living|being alive|life)\b|hate (?:being alive|my life so much))`,
  ),
  sign(
    'despair',
    String.raw`\bmy ${anybody} (?:\w+ ){0,6}(?:kill|killing|hurt|hurting|cut|cutting|cuts|hang|harm|harming|harms) (?:himself|herself|themsel(?:f|ves))|\bmy ${anybody} (?:\w+ ){0,4}(?:wants?|wanted|wishes|said|says|talks?|talking|threatens?) (?:\w+ ){0,4}(?:to die|about dying|be dead|suicid\w*)\b|\bmy ${anybody} is suicidal|\b(?:he|she) (?:wants to|is going to|keeps threatening to|threatens to|says (?:he|she) (?:will|wants to|is going to)) (?:kill|hurt|harm) (?:himself|herself)`,
  ),
  sign(
    'violence',
    String.raw`\bmy (?:\w+ )?${near} (?:\w+ ){0,4}(?:hits?|hitting|beats?|beating|beaten|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|hurts?|hurting|abus(?:es|ed|ing)|rap(?:es|ed|ing)|molest(?:s|ed|ing)|burn(?:s|ed)|stab(?:s|bed)|shov(?:es|ed)|threatens?|threatened|threatening|locks?|locked|stalk(?:s|ed|ing)) (?:me|us|my (?:kids?|child|children|son|daughter|mom|mum|mother|sister|brother)|up me|our (?:kids|children|son|daughter))\b(?! (?:at |to (?:the|it|a|that) |up\b|in (?:chess|tennis|a game|the game|mario|every game|golf|a race|poker)|by (?:\d|a|one|two)|feelings|out of (?:the )?(?:game|group|chat)|with (?:a )?(?:joke|question|news|idea|bill|spoilers|his jokes)|off the)|.{0,40}\b(?:chess|tennis|game|golf|poker|race|mario|fifa|scrabble)\b)`,
  ),
  sign(
    'violence',
    String.raw`\bmy (?:\w+ )?${near} (?:\w+ ){0,8}(?:threaten(?:s|ed|ing)?|tried|trying|tries|says? (?:he|she|they) (?:will|is going to|wants to)|said (?:he|she|they)(?:ll|d)? ?(?:will|would|is going to|wants to)?|wants) (?:to )?(?:kill|hurt|beat|stab|shoot|strangle) (?:me|us|my)\b`,
  ),
  sign(
    'violence',
    String.raw`\b(?:i am|im|i was|ive been|i have been|i got|we are|(?:^|[.!?\n] ?)were) (?:\w+ )?(?:being |getting )?(?:abused|raped|molested|sexually (?:assaulted|abused)|assaulted|stalked|beaten(?: up)? by|trafficked|held against my will)\b(?! (?:by the (?:market|boss level)))`,
  ),
  sign(
    'violence',
    String.raw`\b(?:i|im|am|me|my)\b.{0,50}\b(?:domestic (?:violence|abuse)|abusive (?:relationship|marriage|husband|wife|partner|boyfriend|girlfriend|home|parents?|father|mother|ex|dad|mom|mum)|abusing me)\b|\b(?:help|victim|escape).{0,30}\bdomestic (?:violence|abuse)\b|\bmy (?:\w+ )?${near} (?:keeps? )?touch(?:es|ed|ing) me\b(?! on the (?:arm|shoulder|hand|heart))|^domestic (?:violence|abuse)(?: (?:help|hotline|helpline))?[ .!?]*$`,
  ),
  sign(
    'violence',
    String.raw`(?<!\b(?:tennis|chess|game|games|race|playing)\b.{0,40})\b(?:he|she|they) (?:\w+ ){0,2}(?:raped|beats|strangled|choked|molested|punched|slapped) me\b(?! (?:at|to|in chess|by))|\bhe (?:hits|hit|kicks|kicked|hurts) me (?:again|when|every|and i|if i|in front|so|because|at home)|\b(?:scared|afraid|terrified|frightened) of my ${near}\b(?! (?:judgment|opinion|cooking))|\bafraid (?:he|she) (?:will|is going to|might) (?:kill|hurt) (?:me|us)`,
  ),
  sign(
    'violence',
    String.raw`\b(?:not|dont feel|do not feel|no longer) safe (?:at home|in my (?:own )?(?:home|house)|with my ${near})\b|\b(?:someone|somebody|a man) (?:is|has been|keeps) (?:following|stalking|threatening|attacking) me\b(?! on (?:twitter|instagram|tiktok|github|x|facebook))|\b(?:im|i am) in danger\b`,
  ),
  sign(
    'emergency',
    String.raw`\b(?:i|my ${anybody}) (?:\w+ ){0,3}(?:having|had|has) a (?:heart attack|stroke|seizure)\b(?=.{0,60}\b(?:now|help|do|right)\b|[ .!?]*$)|\bi (?:cant|can not|cannot|can barely) breathe?\b(?! (?:laughing|through my nose|from laughing|underwater))|\b(?:wont|doesnt|isnt|not) (?:wake up|waking up|breathing)\b(?=.{0,40}\b(?:help|911|what do i|he|she|please)\b|[ .!?]*$)|\bbleeding (?:and it )?(?:wont|doesnt|isnt) stop`,
  ),
  sign(
    'despair',
    String.raw`\bi (?:really |just |so )?hate my(?:self| life)(?: so much)?(?: and|[ .!?]*$|[.!?\n])|^self ?harm(?:ing)?(?: help| support| hotline| helpline)?[ .!?]*$`,
  ),
  sign(
    'despair',
    String.raw`\b(?:easier|better|best|happier) (?:off )?if i (?:just )?(?:wasnt|werent|was not|were not|didnt|am not|never) (?:here|around|alive|exist|existed|existing|born)\b|\b(?:think|thinking|thought|thoughts) (?:about|of) (?:just )?ending (?:it all|it|things|everything|my life|myself)\b(?! with)|\bthink (?:ill|i will|i can|i could) (?:make it|survive|last) (?:through|till|until|to|another) (?:the night|tonight|tomorrow|morning|another day|day|christmas)|\bbought (?:\w+ )?(?:pills|rope|a gun) and (?:wrote|written)|\bwr(?:ote|itten|iting) (?:my )?(?:goodbye|farewell|last) (?:letters?|notes?)`,
  ),
  sign(
    'despair',
    String.raw`\b(?:nobody|no one|noone) (?:\w+ )?cares? (?:if|whether) i (?:live|die|am alive|exist|disappear)|\bfe(?:el|els|lt|eling) like dying\b(?! my| her| his| it| them)|\bi (?:just |really |only )*(?:want|wanted|need|wish i could)(?: to)? disappear\b(?! into| for a (?:while|week|day)| on (?:holiday|vacation))|\b(?:nothing|no one|nobody) left (?:for me|to live for)\b|\b(?:relapsed|started) (?:and|with) (?:cut|cutting)\b|\bi (?:\w+ )?(?:cut|harmed|hurt|burned|burnt) (?:myself )?again[ .!?]*$|\bgoodbye (?:everyone|world|cruel world)[ .!?]*$|\bcant take (?:it|this|life) any ?more[ .!?]*$`,
  ),
  sign(
    'violence',
    String.raw`\bmy (?:\w+ )?${near} (?:\w+ ){0,3}(?:comes? into my (?:room|bed)|gets? into my bed|does things to me|touches me|locks? me (?:in|up|out)|locked me (?:in|up|out)|(?:pushe[sd]|pushed|shove[sd]?|threw|throws|drag(?:s|ged)|kick(?:s|ed)|slap(?:s|ped)|punch(?:es|ed)|grab(?:s|bed)) me\b(?! to | for | a | on the (?:back|shoulder|chin|arm|butt))|wont let me leave)|\b(?:he|she|they) (?:\w+ )?(?:locked|locks|keeps) me (?:in|inside|locked)\b|\b(?:he|she) wont let me (?:leave|go|out)\b|\b(?:someone|somebody|a man|men|people|they) (?:is|are) (?:trying to )?(?:break|breaking) into my (?:house|home|apartment|flat|room)\b|\b(?:im|i am) being (?:followed|chased|watched|attacked|abused|hunted)\b|\bfollow(?:ed|ing) me home\b`,
  ),
  sign(
    'emergency',
    String.raw`\b(?:i|ive|he|she|my ${anybody}) (?:\w+ )?(?:took|taken|swallowed) (?:\w+ )?(?:\d{2,}|a (?:whole )?(?:bottle|box|packet) of|loads of|lots of|a lot of|all (?:of )?(?:my|the|her|his)) (?:\w+ )?(?:pills|tablets|paracetamol|tylenol|ibuprofen|aspirin|meds|medication|sleeping pills|xanax)|\bmy ${anybody} (?:\w+ ){0,3}(?:not responding|unresponsive|unconscious|not waking up|not breathing|passed out)\b`,
  ),
  sign(
    'despair',
    String.raw`\b(?:my last (?:night|day) (?:alive|on earth|here)|(?:tonight|today|this) is (?:\w+ )?my last (?:night|day)\b(?! (?:at|of|in|as|with|before|on))|(?:quickest|fastest|easiest|least painful|painless|best) ways? to (?:kill (?:yourself|myself|oneself)|die|end (?:it|my life|it all)|commit suicid\w+)\b(?! in (?:the game|minecraft))|(?:world|family|everyone|everybody|they|kids|children|mom|mum|dad|parents|wife|husband)(?: \w+)? (?:would|will|are|is) be (?:better|happier) (?:off )?without me|no (?:more )?will to live|(?:gonna|going to|want to|to|just|should) off myself|un ?aliv(?:e|ing) (?:myself|himself|herself)|nothing matters and i|i (?:just |really )?want to end it(?! with)[ .!?]*$|why should i (?:keep|go on|continue|bother) (?:on )?(?:living|being alive)|(?:dont|do not) deserve to (?:live|be alive|exist)|people who want to die|want to die\b.{0,20}\b(?:hotline|helpline)|cant stop (?:cutting|hurting|harming|self harming|burning)(?: myself)?[ .!?]*$|life (?:is not|isnt) worth (?:living|it)|crisis (?:hotline|helpline|line)[ .!?]*$)`,
  ),
  sign(
    'violence',
    String.raw`\bhe (?:hits|beats|hurts|kicks|chokes|abuses) (?:the|my|our) (?:kids|children|son|daughter|baby|mom|mum|mother|sister|brother)\b|\bmy (?:\w+ )?(?:${near}|step ?brother|step ?sister|boss|teacher|coach|neighbou?r) (?:\w+ ){0,3}(?:forces? (?:himself|herself) on|forced (?:himself|herself) on|assaulted|assaults|attacked|molests?|molested|gropes?|groped|raped|rapes|abuses?|abused|beats? up|stalks?|beat up|beat) me\b(?! (?:up the|to|in|at)\b)|\b(?:he|she) (?:\w+ ){0,2}(?:hands?|arm|fingers) (?:around|round|on) my (?:neck|throat)\b|\b(?:man|guy|someone|somebody|stranger) (?:is )?(?:outside|at|in) my (?:window|house|door|room)\b.{0,30}\b(?:watching|staring|wont (?:go|leave)|trying|help|knife|gun)|\b(?:knife|gun) (?:to|at|on) (?:me|my (?:throat|head))\b`,
  ),
  sign(
    'emergency',
    String.raw`\b(?:swallowed|drank|drunk) (?:\w+ )?(?:bleach|poison|antifreeze|pesticide|detergent)\b|\b(?:took|taken|swallowed|ate) a (?:bunch|load|handful|lot) of (?:\w+ )?(?:pills|tablets|meds|medication)\b`,
  ),
]
