import { type HelpLanguage, signsOf } from './help-language.ts'

const near =
  '(?:marito|moglie|compagno|compagna|ragazzo|ragazza|fidanzato|fidanzata|ex|padre|papa|madre|mamma|patrigno|fratello|sorella|zio|nonno|genitori|figlio)'
const jest = '(?! (?:dal|di|dalla|dalle|per il) (?:\\w+ )?(?:ridere|risate|fame|vergogna|sonno|caldo|freddo|noia))'

export const italian: HelpLanguage = {
  signs: [
    ...signsOf(
      'emergency',
      '\\bho (?:preso|ingoiato) (?:\\w+ )?(?:troppe|troppi|tutte le|un sacco di|\\d{2,}) (?:\\w+ )?(?:pastiglie|pillole|compresse|medicine|farmaci)|\\bnon riesco (?:piu )?a respirare|\\bho (?:avuto )?un infarto',
    ),
    ...signsOf(
      'despair',
      `\\b(?:voglio|vorrei|desidero|sto per|ho voglia di|penso di|pensando di|preferirei) (?:\\w+ )?(?:morire|uccidermi|suicidarmi|ammazzarmi|farla finita|sparire|essere mort[oa]|togliermi la vita|farmi del male|tagliarmi)\\b${jest}`,
      '\\bnon (?:voglio|riesco|ce la faccio) (?:\\w+ )?(?:a )?(?:vivere|svegliarmi)\\b|\\bvoglia di vivere\\b.{0,5}$|\\b(?:pensieri suicidi|idee suicide|pensieri di suicidio)|\\bpenso (?:\\w+ )?al suicidio|^suicidio[ .!?]*$|\\bla mia vita non ha (?:piu )?(?:alcun )?senso|\\b(?:non ha senso|nessun motivo per) (?:continuare a )?vivere|\\bsenza di me\\b.{0,20}\\bmeglio|\\bmeglio senza di me\\b|\\bvorrei non essere mai nat[oa]',
      '\\bmi (?:taglio|autolesiono|faccio del male)(?: \\w+){0,3}[ .!?]*$',
      `\\b(?:il mio|la mia|mio|mia) (?:${near}|amico|amica|figlia) (?:\\w+ ){0,3}(?:suicidarsi|uccidersi|ammazzarsi|vuole morire)`,
    ),
    ...signsOf(
      'violence',
      `\\b(?:mio|mia|il mio|la mia|i miei) ${near} (?:\\w+ ){0,2}(?:mi|ci) (?:ha |hanno )?(?:picchia|picchiat[oa]|picchiano|mena|maltratta|maltrattat[oa]|minaccia|minacciat[oa]|violenta|violentat[oa]|stuprat[oa]|strangolat[oa]|prende a (?:pugni|calci|schiaffi)|tocca di notte)\\b`,
      '\\b(?:lui|lei) mi (?:picchia|violenta|minaccia|maltratta)\\b|\\bsono stat[oa] (?:\\w+ )?(?:violentat[oa]|stuprat[oa]|picchiat[oa]|aggredit[oa]|abusat[oa])\\b|\\bmi (?:hanno|ha) (?:violentat[oa]|stuprat[oa]|picchiat[oa])\\b|\\bqualcuno mi (?:segue|sta seguendo|perseguita)',
      `\\bpaura (?:di|del) (?:mio|mia) ${near}\\b|\\b(?:mio|mia|il mio|la mia) ${near} (?:e|diventa) (?:\\w+ )?violent[oa]|\\bviolenza domestica[ .!?]*$|\\bvittima di violenza`,
    ),
  ],
  openings: {
    despair:
      'Mi dispiace che faccia così male, e hai fatto bene a dirlo. Non devi portare questo peso senza aiuto: parla adesso con una persona, per favore.',
    violence: 'Mi dispiace per quello che ti sta succedendo. Non è colpa tua, e hai il diritto di essere al sicuro.',
    emergency: 'Sembra un’emergenza.',
  },
  atOnce: 'Chiama subito il NUMBER, e qualcuno che ti stia vicino.',
  ifNeeded: 'Se sei in pericolo in questo momento, chiama il NUMBER.',
  emergency: '112',
  countries: ['it', 'eu'],
  lines: {
    despair:
      'In Italia, Telefono Amico ascolta ogni giorno dalle 9 a mezzanotte: 02 2327 2327. findahelpline.com ha le linee degli altri Paesi.',
    violence: 'In Italia, il 1522 risponde giorno e notte, gratis. findahelpline.com ha le linee degli altri Paesi.',
  },
}
