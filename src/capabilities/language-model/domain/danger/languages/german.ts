import { type HelpLanguage, signsOf } from './help-language.ts'

const near =
  '(?:mann|ehemann|frau|ehefrau|freund|freundin|partner|partnerin|verlobter|ex|exfreund|ex freund|exmann|ex mann|vater|papa|mutter|mama|stiefvater|bruder|schwester|onkel|opa|eltern|sohn|mitbewohner)'
const harms =
  '(?:schla?e?gt|pru?e?gelt|verpru?e?gelt|misshandelt|missbraucht|bedroht|vergewaltigt|wu?e?rgt|tritt|begrapscht)'
const harmed =
  '(?:geschlagen|verpru?e?gelt|misshandelt|missbraucht|bedroht|vergewaltigt|gewu?e?rgt|getreten|begrapscht|gestalkt|verfolgt|eingesperrt)'
const play = '(?! (?:beim|bei|im|in) (?:\\w+ )?(?:tennis|schach|spiel|fussball|poker|mario|rennen))'

export const german: HelpLanguage = {
  signs: [
    ...signsOf(
      'emergency',
      '\\b(?:zu viele?|alle|eine ganze packung|eine packung|\\d{2,}) (?:\\w+ )?(?:tabletten|pillen|schlaftabletten|paracetamol)(?: \\w+){0,2} (?:genommen|geschluckt)|\\bu?e?berdosis (?:\\w+ )?genommen|\\b(?:bekomme|kriege) keine luft\\b|\\bich habe? (?:\\w+ ){0,2}(?:einen herzinfarkt|einen schlaganfall)',
    ),
    ...signsOf(
      'despair',
      '(?:\\bich (?:\\w+ ){0,2}|^|[.!?\\n] ?|\\b(?:und|aber|nur|einfach) )(?:will|mo?e?chte|wu?e?rde gerne?|wu?e?nschte|wollte|werde|ko?e?nnte)\\b(?! nicht sterben)(?: \\w+){0,4}? (?:sterben|tot sein|tot|mich umbringen|mich to?e?ten|mich erha?e?ngen|mich aufha?e?ngen|nicht mehr (?:leben|da sein|hier sein|aufwachen|existieren|weiterleben)|mir das leben nehmen|mir (?:et)?was antun|einfach (?:weg sein|verschwinden))\\b(?! vor (?:lachen|scham|hunger|langeweile))',
      '\\b(?:ich|habe|hab|bin)\\b.{0,40}\\b(?:selbstmordgedanken|suizidgedanken|suizidal|selbstmordgefa?e?hrdet|lebensmu?e?de)\\b|\\bhabe lust zu sterben\\b|\\b(?:denke|gedacht|nachgedacht|u?e?berlege|plane)\\b.{0,40}\\b(?:selbstmord|suizid|umzubringen|umbringen|das leben zu nehmen)\\b|^(?:selbstmord|suizid)[ .!?]*$',
      `\\bmeine? (?:\\w+ )?(?:${near}|beste freundin|bester freund|tochter|kind) (?:\\w+ ){0,3}sich (?:\\w+ )?(?:umbringen|to?e?ten|das leben nehmen|etwas antun|ritzt)`,
      '\\b(?:halte|ertrage) (?:das leben|es|alles) nicht (?:mehr|la?e?nger) aus\\b|\\bversucht mich (?:umzubringen|zu to?e?ten)|\\bich will (?:einfach )?nicht mehr(?:[.!?]| ?$)|\\bmein leben (?:hat|macht) (?:\\w+ )?keinen sinn|\\b(?:keinen|kein) (?:sinn|grund) (?:mehr )?(?:zu leben|im leben|am leben|weiterzuleben|zum leben)|\\bwozu (?:noch|soll ich noch|u?e?berhaupt) (?:leben|weiterleben)|\\bnicht mehr leben (?:will|mo?e?chte|kann)|\\bohne mich (?:wa?e?re|wa?e?ren|ginge)\\b.{0,30}\\bbesser|\\bniemand wu?e?rde mich vermissen|\\bwa?e?re (?:\\w+ )?lieber tot|\\bwu?e?nschte ich wa?e?re (?:tot|nie geboren)',
      '\\bich (?:ritze|verletze|schneide) mich(?: \\w+){0,2}(?:[ .!?]*$|[.!?]| selbst| wieder)|\\bmich (?:selbst )?(?:ritzen|zu ritzen|selbst verletzen)\\b|\\bselbstverletzung',
    ),
    ...signsOf(
      'violence',
      `\\bmeine? (?:\\w+ )?${near} (?:\\w+ ){0,3}${harms} (?:mich|uns|meine (?:mutter|kinder|schwester))\\b${play}|\\b(?:er|sie) (?:${harms}) mich (?:immer |wieder |jeden tag )?(?:[.!?]|$|wenn|weil|und)`,
      `\\b(?:hat|haben) mich (?:\\w+ ){0,3}${harmed}\\b(?!.{0,20}(?:tennis|schach|spiel))|\\bich (?:wurde|werde|bin) (?:\\w+ ){0,5}${harmed}\\b|\\bwurde ich (?:\\w+ ){0,3}${harmed}\\b`,
      `\\bangst vor mein(?:em|er|en) (?:\\w+ )?${near}|\\bmeine? (?:\\w+ )?${near} (?:\\w+ ){0,3}(?:gewaltta?e?tig|handgreiflich|mich umbringen)|\\bha?e?usliche gewalt(?: hilfe)?[ .!?]*$|\\bich .{0,40}ha?e?uslicher? gewalt|\\bzu ?hause nicht (?:mehr )?sicher|\\bmeine? (?:\\w+ )?(?:${near}) (?:verfolgt|stalkt) mich\\b|\\bmeine? (?:\\w+ )?(?:${near}) fasst mich (?:\\w+ )?an\\b|\\bjemand verfolgt mich\\b`,
    ),
  ],
  openings: {
    despair:
      'Es tut mir leid, dass es so weh tut, und es ist gut, dass du es sagst. Du musst das nicht allein tragen: Bitte sprich jetzt mit einem Menschen.',
    violence:
      'Es tut mir leid, dass dir das geschieht. Es ist nicht deine Schuld, und du hast ein Recht darauf, sicher zu sein.',
    emergency: 'Das klingt nach einem Notfall.',
  },
  atOnce: 'Ruf sofort NUMBER an, und hol jemanden aus deiner Nähe.',
  ifNeeded: 'Wenn du gerade in Gefahr bist, ruf NUMBER an.',
  emergency: '112',
  countries: ['de', 'at', 'ch', 'eu'],
  lines: {
    despair:
      'In Deutschland ist die TelefonSeelsorge Tag und Nacht kostenlos da: 0800 111 0 111. In Österreich ist es die 142, in der Schweiz die 143; findahelpline.com nennt Stellen in anderen Ländern.',
    violence:
      'In Deutschland hilft das Hilfetelefon „Gewalt gegen Frauen“ Tag und Nacht kostenlos: 116 016; in Österreich die Frauenhelpline 0800 222 555. findahelpline.com nennt weitere Stellen, auch für Männer und in anderen Ländern.',
  },
}
