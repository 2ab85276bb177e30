import type { ConceptWords } from './concept-words.ts'

export const english: ConceptWords = {
  me: 'i|me|my|myself|im|ive|ill|id|mine',
  us: 'we|us|our|ourselves',
  other: 'he|she|they|him|her|them|his|their|hes|shes|theyre|himself|herself|themselves|it',
  partner: 'husband*|wife|boyfriend*|girlfriend*|partner|spouse|fiance*|hubby|lover|my man|my girl|husbands|date',
  former: 'ex|exes|ex husband|ex wife|ex boyfriend|ex girlfriend',
  parent:
    'dad*|father|mum|mom|mother|parent*|stepdad|stepfather|stepmum|stepmom|stepmother|step dad|step mum|foster*|mums|moms|papa|mama|guardian',
  child:
    'child|children|kid|kids|son|daughter|baby|toddler|boy|girl|little one|infant|newborn|pupil|minor|sons|daughters|kiddo|teen*|years old|year old|yo',
  kin: 'brother*|sister*|uncle*|aunt*|cousin*|grandpa*|grandma*|grandfather|grandmother|gran|nephew*|niece*|in law|family|relative*|twin|bro|sis',
  friend:
    'friend*|mate|bestie|buddy|roommate*|flatmate*|classmate*|colleague*|coworker*|teammate*|guy i know|girl i know|student|bff|pal|homie|unit',
  authority:
    'coach*|teacher*|tutor*|priest*|pastor|boss|manager|doctor*|therapist|trainer|neighbour*|neighbor*|landlord|babysitter|carer|caregiver|nurse|officer|instructor|next door|upstairs|supervisor',
  stranger: 'man|men|guy|guys|someone|somebody|stranger*|dude|people|bloke|person|some creep|creep',
  die: 'die|dies|died|dying|dead|death|deaths|decease*|lifeless',
  kill: 'kill*|murder*|shoot|shot|drown*|slaughter*|hang|hanging|hanged|hung myself|strangled',
  suicide:
    'suicid*|kms|unaliv*|off myself|offing myself|kill myself|killing myself|end my life|ending my life|take my life|own life|self harm*|selfharm*|harming myself|hurt myself|hurting myself|harm myself|sewerslide|rope myself',
  end: 'end|ends|ending|ended|over|stop|finish|be gone|gone|disappear*|vanish*|not be here|not be around|wont be here|not be alive|cease|let go|fade away|give up|giving up|gave up|way out|ways out|check out|nothing left|cease to be|be done',
  farewell:
    'goodbye*|farewell|note|letter|letters|last message|sorry|forgive me|last words|last night|last post|giving away|gave away|given away|give away|giving his|giving her|giving their|look after|will and testament|rehome*|found someone to take',
  live: 'live|living|life|alive|exist|existing|existence|be here|being here|be around|around|born|go on|going on|carry on|keep going|survive*|be me|breathing',
  wake: 'wake|waking|wakes|woken|woke|wake up|sleep|asleep|open my eyes',
  not: 'not|no|dont|doesnt|didnt|cant|cannot|wont|wouldnt|isnt|arent|wasnt|never|without|none|nothing|couldnt|havent|hasnt|no longer|neither|nor|stopped',
  want: 'want*|wish*|wanna|hope|need|desire|rather|would like|crave|longing|long to|pray|beg|urge|ready',
  plan: 'plan|plans|planned|planning|decided|thinking|think|thought|thoughts|going to|about to|considering|contemplat*|fantasi*|tempted|intend|googl*|search*|bought|standing|sitting|made up my mind|tonight i will|attempt*|tried|try|trying',
  way: 'way|ways|method*|painless*|quick*|easiest|easy|fast|fastest|peaceful*|how|how to',
  tired:
    'tired|exhausted|done with|sick of|fed up|cant anymore|cant go on|cant take|cant do this|cant keep|had enough|worn out|burned out|no strength|no energy|drained|at my limit|breaking point|numb|empty|anymore|any more|any longer|so done',
  pointless:
    'point|pointless|worthless|useless|hopeless|meaningless|failure|no reason|a reason|any reason|no hope|no future|waste|purpose|meaning|whats left|nothing left|worth|deserve*|trapped|broken|hate myself|hate my life|hate',
  burden:
    'burden|better off|without me|dead weight|weight|off without|happier without|worth more|easier for|in the way|insurance|owe|debt*',
  nobody: 'nobody|no one|noone|alone|lonely|anyone|no friends|isolated|notice|miss|care|cares|loves',
  pain: 'pain|hurts|suffer*|unbearable|sad|depress*|despair*|cry|crying|miserable|darkness|dark|agony|ache|loud in my head|voices',
  height:
    'bridge|roof|rooftop|balcony|ledge|cliff|tracks|platform|window sill|the edge|railing|overpass|tower block|train|car park',
  jump: 'jump|jumped|jumping|step off|step in front|stepping off|leap|throw myself|walk into the sea|drive into|drive off',
  means:
    'rope|noose|gun|shotgun|pistol|rifle|blade|razor*|knife|knives|belt|charcoal|gas|carbon monoxide|poison|bleach|scissors|lighter|cigarette*|bullet|antifreeze|compass',
  medicine:
    'pill|pills|tablet|tablets|meds|medication*|medicine|paracetamol|tylenol|ibuprofen|xanax|aspirin|benadryl|oxy|oxycodone|fentanyl|heroin|codeine|antidepressant*|melatonin|insulin|valium|overdos*|od|oded|sleeping pills|painkiller*|advil|acetaminophen|morphine|drugs|opioids|diazepam|prozac|zoloft|lithium|sedative*',
  take: 'took|take|taken|taking|swallow*|drank|drink|downed|ate|gulped|popped|ingested|inject*|had',
  much: 'too much|too many|all|whole|entire|bottle|box|pack|packet|handful|bunch|loads|lots|a lot|ton|dozens|everything|extra|blister|double',
  alcohol: 'drunk|alcohol|vodka|whiskey|whisky|wine|beer|booze|drinks|drinking|wasted',
  lifeless:
    'unconscious|unresponsive|wont wake|not waking|passed out|collapsed|not breathing|blue|limp|foaming|barely breathing|slurring|cold skin|seizure*|overdosing|faint|fainted|convulsing|wont respond|not responding|cant wake|heart attack|cant breathe|chest pain|doesnt move|stroke|vomit*|throwing up|dizzy',
  cut: 'cut|cuts|cutting|scratch*|slit|slash*|carv*|burn|burns|burned|burnt|burning|slice*|pierc*|starv*|bite|biting|punish*|relapse*',
  body: 'arm|arms|wrist|wrists|thigh*|leg|legs|skin|stomach|neck|throat|face|head|hair|back|chest|rib|ribs|lip|eye|body|belly|hand|hands',
  blood: 'blood|bleed*|scar|scars|marks|bruis*|wound*|black eye|injur*|broken nose|stitches|swollen',
  hit: 'hit|hits|hitting|beat|beats|beating|beaten|slap*|punch*|kick*|shove*|push|pushed|pushes|pushing|chok*|strangl*|throw*|threw|belts|whip*|drag*|spit*|hurting|hurts me|hurt me|abus*|violent|violence|smash*|attack*|assault*|shak*|grabs|grabbed|lays hands|laid hands|bullied|bully|bullying|bang|bangs|pulled my hair|pulls my hair|pulling my hair|black eye|split my lip|bottle at',
  threat:
    'threat*|knife to|gun to|will kill|going to kill|kill me|kill us|hell kill|shell kill|or else|blackmail*|if i leave|find me|hurt us|controls|controlling|in danger|not safe|unsafe|scares',
  sex: 'rape*|raping|molest*|grop*|touches|touching|touched me|touch me|sexual*|forces himself|forced me|kisses me|comes into my|came into my|into my bed|into my room|fondl*|traffick*|lap|our secret|my private',
  follow:
    'follow|follows|following|followed|stalk*|behind me|track*|gps|airtag|waits for me|waiting outside|outside my|watches me|watching me|spies|spying|turns up|shows up|shows up at|lurk*|chas*|trailing|everywhere i go|wherever i go|at my window|my window*|parked outside|leaves notes|knows where i|harass*',
  shout: 'scream*|yell*|shout*|beg|begs|begging|cries|swears',
  fear: 'scared|afraid|terrified|frightened|fear|dare|dont dare|dread|panic*|worried|creeped|shaking',
  lock: 'lock*|trapped|wont let me|doesnt let me|takes my|took my phone|my passport|imprison*|tied up|keys|not allowed|cage|isolates|captive|checks my|my money',
  home: 'home|house|room|bedroom|door|flat|apartment|stairs|closet|bathroom|basement|garage',
  night: 'night|nights|tonight|evening|midnight|3am|every night|last night|after dark|after practice|weekend',
  again:
    'again|every day|everyday|always|keeps|keep|all the time|constantly|daily|every time|still|for weeks|for months|most days|often|since',
  help: 'help|what do i do|what should i do|who to tell|where can i go|please|hotline|911|police|save|hospital|call someone',
  secret:
    'secret|dont tell|nobody knows|no one knows|promise*|hide|hiding|hidden|sleeves|who to tell|told nobody|told no one|not to tell|believe',
  undress: 'nude*|naked|undress*|pictures of me|pics of me|photos of me|strip',
  loss: 'left me|dumped|divorc*|lost my|lost the|lost everything|failed|fired|passed away|passed|died and|funeral|grief|evict*|bankrupt*|widow*|since she|since he|my wife died|broke up',
  game: 'game*|boss level|level|minecraft|fortnite|chess|match|team|score|tennis|football|final|league|player*|mario|zelda|poker|beat the|in the second half|gym|marathon|medal|race|fifa|hangman|zombie*|quest',
  fiction:
    'story|stories|novel|film|movie|book|song|lyrics|poem|character*|scene|series|play|episode|chapter|romeo|juliet|hamlet|fiction|plot|actor|actress|album|anime|detective|author|line|title|thriller|horror|screenplay|theatre|opera|fairy tale',
  news: 'news|article|headline*|report|reports|statistic*|rate|rates|law|legal|research|study|essay|charity|campaign|history|historical|definition|define|century|war|king|emperor|prevention|awareness|penalty|sentence|victims|fundraising|worldwide|each year|per year|according to',
  machine:
    'process|server|linux|phone*|battery|app|branch|git|code|thread|job|docker|laptop|computer|printer|router|wifi|file|link|port|script|npm|update|subscription|account|charger|software|tab|window in|instagram|twitter|tiktok|facebook|github|contract|lease|membership',
  food: 'coffee|cake|pizza|restaurant|soup|bread|dinner|lunch|breakfast|recipe|chocolate|hungry|thirsty|spicy|ice cream|tea',
  animal:
    'dog*|cat|cats|kitten|puppy|horse|parrot|bird|fish|plant|tomato*|fly|flies|mosquito*|chicken|goldfish|hamster|ants|spider*|wasp*',
  task: 'write|translate|summari*|explain|draft|make me|list|proofread|rewrite|discuss|describe|tell me about|give me|what does|mean|meaning|idiom|recommend|compare|pros and cons|joke|where does',
  fact: 'who|when|which|what is|how many|how high|what are|in which|whats the difference|difference|tallest|longest|is it normal|why did|why does',
  laugh: 'lol|lmao|haha*|laugh*|joke|embarrass*|funny|awkward|boredom|bored|curious|cute|hilarious|cringe|gorgeous|xd',
  weather: 'heat|weather|summer|winter|sun|rain|humid*|air conditioning|snow',
  work: 'deadline|meeting|homework|job|office|project|traffic|commute|exam|course|shift|report due|presentation|invoice|client|leg day|workout|squats|moving the',
  kitchen:
    'shav*|cooking|onion*|kitchen|paper|oven|stove|garden|carrot*|tin|chopping|cheek|dentist|thumb|finger|shoe|shoes|slack',
  dose: 'per day|a day|may i|can i take|adult|dosage|maximum|safe to|with food|in 24 hours|for a headache|for a cold|headache|prescri*|vitamin*|snor*|is it possible|doctor said|expire*',
  spared:
    'dont want to die|do not want to die|never want to die|not want to die|dont want to kill|do not want to kill|never kill myself|would never|dont want to end my life|do not want to end my life|never want to end|never hurt|wont kill|not suicidal|afraid of dying',
}
