import { type HelpLanguage, signsOf } from './help-language.ts'

const near =
  '(?:marido|esposa|esposo|mulher|namorado|namorada|companheiro|companheira|ex|ex marido|pai|mae|padrasto|irmao|irma|tio|avo|pais|filho)'
const jest = '(?! de (?:rir|fome|vergonha|sono|calor|frio|tedio|sede|amores))'

export const portuguese: HelpLanguage = {
  signs: [
    ...signsOf(
      'emergency',
      '\\b(?:tomei|engoli) (?:\\w+ )?(?:muitos|muitas|demasiados|todos os|todas as|varios|\\d{2,}) (?:\\w+ )?(?:comprimidos|remedios|pilulas|medicamentos)|\\bnao consigo respirar\\b|\\b(?:estou tendo|estou a ter|acho que e) um (?:infarto|enfarte|ataque cardiaco)',
    ),
    ...signsOf(
      'despair',
      `\\b(?:quero|queria|gostaria de|desejo|vou|vontade de|penso em|pensando em|pensar em|pensei em|prefiro) (?:\\w+ )?(?:morrer|me matar|matar me|suicidar me|me suicidar|estar mort[oa]|desaparecer|sumir|acabar com (?:tudo|a minha vida|minha vida)|tirar a (?:minha )?(?:propria )?vida|me cortar|nao acordar)\\b${jest}`,
      '\\bnao (?:quero|aguento|consigo) (?:\\w+ )?(?:viver|acordar|existir|estar viv[oa])\\b(?! (?:em|com|aqui|sem))|\\b(?:pensamentos|ideias) (?:suicidas|de suicidio)|\\bpenso (?:\\w+ )?(?:em|no) suicidio|^suicidio[ .!?]*$|\\b(?:minha|a minha) vida nao (?:tem|faz) (?:mais )?sentido|\\b(?:razao|motivo|sentido) (?:para|em) viver|\\bmelhor sem mim\\b|\\bqueria nunca ter nascido',
      '\\b(?:me corto|corto me|me mutilo|me machuco de proposito)(?: \\w+){0,3}[ .!?]*$',
      `\\b(?:meu|minha|o meu|a minha) (?:${near}|amigo|amiga|filha) (?:\\w+ ){0,3}(?:se matar|matar se|suicidar se|se suicidar|quer morrer)`,
    ),
    ...signsOf(
      'violence',
      `\\b(?:meu|minha|meus) ${near} (?:\\w+ ){0,2}(?:me|nos) (?:bate|bateu|bateram|batem|agride|agrediu|espanca|espancou|ameaca|ameacou|estupra|estuprou|violou|enforcou|maltrata|toca a noite)\\b(?! (?:no xadrez|no tenis|no jogo))|\\b(?:meu|minha|meus) ${near} (?:bate|bateu)(?: \\w+)? (?:me|em mim)\\b|\\b(?:meu|minha|meus) ${near} (?:abusa|abusou|abusam|bate me)(?: de mim)?\\b`,
      '\\b(?:ele|ela) me (?:bate|bateu|agride|agrediu|espanca|estuprou|ameaca)\\b|\\bfui (?:\\w+ )?(?:estuprad[oa]|violad[oa]|abusad[oa]|agredid[oa]|espancad[oa])\\b|\\bestou (?:a ser|sendo) (?:seguid[oa]|perseguid[oa]|ameacad[oa]|agredid[oa])\\b',
      `\\bmedo (?:do|da) (?:meu|minha) ${near}\\b|\\b(?:meu|minha) ${near} (?:e|fica) (?:\\w+ )?violent[oa]|\\bviolencia domestica[ .!?]*$|\\b(?:sofro|vitima de) violencia`,
    ),
  ],
  openings: {
    despair:
      'Sinto muito que doa tanto, e ainda bem que o disse. Não precisa de carregar isto sem ninguém: por favor, fale agora com uma pessoa.',
    violence: 'Sinto muito pelo que lhe está a acontecer. A culpa não é sua, e tem o direito de estar em segurança.',
    emergency: 'Isto parece uma emergência.',
  },
  atOnce: 'Ligue já para o NUMBER e chame alguém que esteja perto.',
  ifNeeded: 'Se está em perigo neste momento, ligue para o NUMBER.',
  emergency: '112 (no Brasil 190 ou 192)',
  countries: ['pt', 'br'],
  lines: {
    despair:
      'No Brasil, o CVV ouve dia e noite, de graça: 188. Em Portugal, ligue 1411, de graça, dia e noite. Em findahelpline.com estão as linhas dos outros países.',
    violence:
      'No Brasil, o Ligue 180 atende dia e noite, de graça. Em findahelpline.com estão as linhas de Portugal e dos outros países.',
  },
}
