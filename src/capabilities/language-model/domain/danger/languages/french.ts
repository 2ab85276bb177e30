import { type HelpLanguage, signsOf } from './help-language.ts'

const near =
  '(?:mari|femme|copain|copine|compagnon|compagne|conjoint|conjointe|petit ami|petite amie|ex|ex mari|pere|papa|mere|maman|beau pere|frere|soeur|oncle|parents|fils|grand pere)'
const jest = '(?! (?:de|d) (?:rire|faim|honte|soif|ennui|chaud|froid|peur|envie))'

export const french: HelpLanguage = {
  signs: [
    ...signsOf(
      'emergency',
      '\\bj ai (?:\\w+ )?(?:avale|pris) (?:\\w+ )?(?:trop de|une boite de|toute la boite|tous (?:les|mes)|\\d{2,}) ?(?:\\w+ )?(?:medicaments?|cachets|comprimes|somniferes|pilules|doliprane)?|\\bfait une overdose\\b|\\bje n arrive (?:pas|plus) a respirer|\\bj ai (?:\\w+ )?une crise cardiaque',
    ),
    ...signsOf(
      'despair',
      `\\bje (?:veux|voudrais|souhaite|vais|pense a|songe a|prefere|prefererais) (?:\\w+ )?(?:mourir|crever|me suicider|me tuer|me pendre|en finir|disparaitre|etre morte?)\\b${jest}|\\b(?:j ai )?envie (?:de|d) (?:\\w+ )?(?:mourir|me suicider|me tuer|en finir|disparaitre|me faire du mal)\\b${jest}`,
      '\\b(?:idees|pensees|envies) (?:suicidaires|noires|de suicide)|\\bje (?:suis|me sens) suicidaire|\\b(?:penser?|songer?|pense) (?:\\w+ )?au suicide|^suicide[ .!?]*$|\\b(?:mettre|mets) fin a (?:mes jours|ma vie)|\\bme faire du mal\\b',
      '\\bje ne (?:veux|peux|souhaite) plus vivre\\b|\\bplus envie de vivre\\b|\\b(?:voudrais|veux|souhaite) ne plus (?:exister|etre la|vivre|me reveiller)|\\bveux plus vivre\\b|\\b(?:ne |n y )?(?:sert|a) (?:a |plus )?(?:rien|aucune raison)(?: de)? (?:de )?(?:continuer a )?vivre\\b|\\b(?:raison|gout) de vivre\\b.{0,5}$|\\bla vie (?:ne|n) (?:\\w+ ){0,5}(?:la peine|aucun sens|plus de sens)|\\b(?:mon|ma) \\w+ (?:parle de|pense au|a tente de se) suicid\\w*|\\bma vie n a (?:plus )?(?:aucun|de|pas de) sens|\\bserait mieux sans moi\\b|\\bseraient mieux sans moi\\b|\\bne (?:plus|jamais) me reveiller\\b|\\bjamais du naitre\\b',
      '\\bje me (?:scarifie|coupe les (?:veines|bras)|fais du mal|mutile)\\b',
      `\\b(?:mon|ma) (?:${near}|ami|amie|meilleure? amie?|fille) (?:\\w+ ){0,3}(?:se suicider|se tuer|mourir|en finir)\\b${jest}`,
    ),
    ...signsOf(
      'violence',
      `\\b(?:mon|ma|mes) ${near} (?:\\w+ ){0,3}(?:me|nous|m|m a|m ont) ?(?:a |ont )?(?:encore )?(?:frappe|bat|battu|battue|tape|cogne|gifle|etrangle|etranglee|viole|violee|menace|menacee|maltraite|touche la nuit|donne des coups)\\b(?! (?:aux|au|a la|dans l oeil))`,
      '\\b(?:il|elle) (?:me|m a) (?:bat|frappe|tape|cogne|etranglee?|violee?)\\b(?! (?:aux|au|a la|dans))|\\bj ai ete (?:\\w+ )?(?:violee?|battue?|frappee?|agressee?|abusee?)\\b|\\bje (?:suis|me fais) (?:\\w+ )?(?:battue?|battre|frapper|maltraitee?|violee?|harceler|suivie? dans la rue)\\b|\\bon me suit\\b.{0,20}$',
      `\\bpeur de (?:mon|ma|mes) ${near}\\b|\\b(?:mon|ma) ${near} (?:est|devient) (?:\\w+ )?violente?\\b|\\bviolences? (?:conjugales?|domestiques?)[ .!?]*$|\\b(?:mon|ma) ${near} (?:\\w+ ){0,3}(?:harcele|menace de)\\b|\\bvictime de violences?\\b|\\bpas en securite (?:chez moi|a la maison)`,
    ),
  ],
  openings: {
    despair:
      'Ce que vous vivez fait très mal, et vous avez bien fait de le dire. Vous n’avez pas à porter cela sans aide : parlez maintenant à quelqu’un, s’il vous plaît.',
    violence: 'Ce qui vous arrive est grave. Ce n’est pas votre faute, et vous avez le droit d’être en sécurité.',
    emergency: 'Cela ressemble à une urgence.',
  },
  atOnce: 'Appelez tout de suite le NUMBER, et quelqu’un près de vous.',
  ifNeeded: 'Si vous êtes en danger en ce moment, appelez le NUMBER.',
  emergency: '112',
  countries: ['fr', 'ca', 'ch', 'eu'],
  lines: {
    despair:
      'En France, le 3114 écoute jour et nuit, gratuitement. Au Canada, c’est le 988, en Suisse le 143 ; findahelpline.com donne les lignes des autres pays.',
    violence:
      'En France, le 3919 écoute jour et nuit, anonymement et gratuitement. findahelpline.com donne les lignes des autres pays.',
  },
}
