import { type HelpLanguage, signsOf } from './help-language.ts'

const near =
  '(?:man|vrouw|vriend|vriendin|partner|ex|vader|papa|pa|moeder|mama|ma|stiefvader|broer|zus|oom|opa|ouders|zoon)'
const harmed = '(?:geslagen|mishandeld|misbruikt|verkracht|bedreigd|gewurgd|geschopt|gestalkt|achtervolgd|aangerand)'

export const dutch: HelpLanguage = {
  signs: [
    ...signsOf(
      'emergency',
      '\\b(?:te veel|alle|een doos|\\d{2,}) (?:\\w+ )?(?:pillen|tabletten|slaappillen|paracetamol)(?: \\w+)? (?:genomen|geslikt|ingenomen)|\\boverdosis (?:\\w+ )?genomen|\\bik krijg geen (?:adem|lucht)\\b|\\bik heb (?:\\w+ )?een hartaanval',
    ),
    ...signsOf(
      'despair',
      '\\bik (?:\\w+ )?(?:wil|wou|zou|ga|denk eraan)(?: \\w+){0,3}? (?:dood|doodgaan|sterven|mezelf doden|mezelf ophangen|zelfmoord plegen|niet meer (?:leven|wakker worden|bestaan|hier zijn)|er niet meer zijn|een einde aan mijn leven|verdwijnen|mezelf iets aandoen|mezelf snijden)\\b',
      '\\b(?:zelfmoordgedachten|suicidaal|suicidegedachten|zelfdodingsgedachten)\\b|\\bdenk (?:\\w+ )?aan (?:zelfmoord|zelfdoding)|^(?:zelfmoord|zelfdoding)[ .!?]*$|\\bmijn leven heeft geen zin|\\bgeen (?:zin|reden) (?:meer )?om te leven|\\bbeter af zonder mij\\b|\\bik snijd?t? mezelf\\b|\\bwas ik maar dood\\b',
    ),
    ...signsOf(
      'violence',
      `\\bmijn (?:\\w+ )?${near} (?:\\w+ ){0,2}(?:slaat|schopt|mishandelt|misbruikt|bedreigt|verkracht|wurgt) (?:mij|me|ons)\\b(?! (?:met|in|bij) (?:schaken|tennis|dammen))|\\bheeft (?:mij|me) (?:\\w+ ){0,2}${harmed}\\b|\\bik (?:ben|word|werd) (?:\\w+ ){0,4}${harmed}\\b|\\bbang voor mijn (?:\\w+ )?${near}\\b|\\bhuiselijk geweld[ .!?]*$|\\bniet veilig thuis\\b`,
    ),
  ],
  openings: {
    despair:
      'Wat erg dat het zo veel pijn doet, en goed dat je het zegt. Je hoeft dit niet alleen te dragen: praat nu met iemand, alsjeblieft.',
    violence: 'Wat erg dat dit je overkomt. Het is niet jouw schuld, en je hebt er recht op veilig te zijn.',
    emergency: 'Dit klinkt als een noodgeval.',
  },
  atOnce: 'Bel nu NUMBER, en roep iemand die dichtbij is.',
  ifNeeded: 'Ben je op dit moment in gevaar, bel dan NUMBER.',
  emergency: '112',
  countries: ['nl', 'eu'],
  lines: {
    despair:
      'In Nederland luistert 113 dag en nacht, gratis en anoniem. findahelpline.com heeft de nummers van andere landen.',
    violence:
      'In Nederland is Veilig Thuis dag en nacht gratis bereikbaar: 0800-2000. findahelpline.com heeft de nummers van andere landen.',
  },
}
