import { type HelpLanguage, signsOf } from './help-language.ts'

const near =
  '(?:marido|esposo|esposa|mujer|novio|novia|pareja|ex|exnovio|exmarido|padre|papa|madre|mama|padrastro|hermano|hermana|tio|abuelo|padres|hijo)'
const jest = '(?! (?:de|del) (?:la )?(?:risa|hambre|verguenza|sueno|calor|frio|sed|aburrimiento|ganas|ternura))'

export const spanish: HelpLanguage = {
  signs: [
    ...signsOf(
      'emergency',
      '\\b(?:he tomado|tome|me tome|me he tomado|me trague) (?:\\w+ )?(?:muchas|demasiadas|todas (?:las|mis)|un monton de|\\d{2,}) (?:\\w+ )?(?:pastillas|pildoras|medicamentos|somniferos)|\\bsobredosis\\b.{0,5}$|\\bno puedo respirar\\b(?! (?:por la nariz|de la risa))|\\b(?:me esta dando|tengo|estoy teniendo) un (?:infarto|ataque al corazon)',
    ),
    ...signsOf(
      'despair',
      `\\bme quiero matar\\b|\\bquiero acabar con (?:todo|mi vida)\\b|\\b(?:me )?(?:quiero|quisiera|deseo|prefiero|voy a|pienso en|ganas de|pensando en|pensado en|intente|ojala pudiera) (?:\\w+ )?(?:morir|morirme|suicidarme|matarme|estar muerto|estar muerta|desaparecer|quitarme la vida|cortarme|hacerme dano|colgarme|no despertar)\\b${jest}`,
      '\\b(?:ya )?no (?:quiero|puedo) (?:\\w+ )?(?:vivir|seguir viviendo|despertar|existir|estar vivo|estar viva)\\b(?! (?:en|con|aqui))|\\b(?:pensamientos|ideas) (?:suicidas|de suicidio)|\\bpienso (?:\\w+ )?en el suicidio|^suicidio[ .!?]*$|\\b(?:sentido|razon|motivo)s? (?:a|para|de) (?:la vida|vivir|seguir viviendo)\\b.{0,5}$|\\bmi vida no tiene (?:ningun )?sentido|\\b(?:estarian|estaria) mejor sin mi\\b|\\bnadie me extranaria\\b|\\bojala (?:estuviera|estuviese) (?:muerto|muerta)|\\bmejor muert[oa]\\b.{0,3}$',
      '\\bme (?:corto|autolesiono|hago dano)(?: \\w+){0,3}[ .!?]*$',
      `\\bmi (?:${near}|amigo|amiga|hija) (?:\\w+ ){0,3}(?:suicidarse|matarse|quitarse la vida|se quiere morir|quiere morir)\\b${jest}`,
    ),
    ...signsOf(
      'violence',
      `\\b(?:mi|mis) ${near} (?:\\w+ ){0,2}(?:me|nos) (?:ha |han |esta )?(?:vuelto a )?(?:pega|pego|pegado|pegan|golpea|golpeo|golpeado|maltrata|maltratado|abusa|abuso|viola|violo|violado|amenaza|amenazo|amenazado|estrangulo|ahorco|toco|ha tocado|toca por la noche|encierra|da palizas)\\b(?! (?:sus|su|un|una|el|la|los|las|al|en el juego)\\b)`,
      `\\b(?:el|ella) me (?:pega|golpea|maltrata|viola|amenaza)\\b|\\bme (?:pego|golpeo|amenazo|estrangulo|violo) mi ${near}\\b|\\bme (?:han |ha )?viol(?:ado|aron|o)\\b|\\b(?:he sido|fui) (?:violada|violado|abusada|abusado|agredida|maltratada|golpeada)\\b|\\bme esta(?:n)? (?:siguiendo|acosando|persiguiendo|amenazando)\\b|\\b(?:mi|mis) ${near} abusan? de mi\\b`,
      `\\bmiedo (?:a|de) mi ${near}\\b|\\bmi ${near} (?:es|se pone) (?:\\w+ )?(?:violento|violenta|agresivo)|\\b(?:violencia (?:de genero|domestica)|maltrato)[ .!?]*$|\\b(?:sufro|victima de) (?:violencia|malos tratos|maltrato)`,
    ),
  ],
  openings: {
    despair:
      'Siento mucho que te duela tanto, y me alegro de que lo digas. No tienes que cargar con esto a solas: habla ahora con una persona, por favor.',
    violence: 'Siento mucho lo que te está pasando. No es culpa tuya, y tienes derecho a estar a salvo.',
    emergency: 'Esto parece una emergencia.',
  },
  atOnce: 'Llama ahora mismo al NUMBER y avisa a alguien que esté cerca.',
  ifNeeded: 'Si estás en peligro en este momento, llama al NUMBER.',
  emergency: '112 (911 en México y en gran parte de América)',
  countries: ['es', 'mx'],
  lines: {
    despair:
      'En España, el 024 escucha día y noche, gratis; en México, la Línea de la Vida: 800 911 2000. En findahelpline.com están las líneas de los demás países.',
    violence:
      'En España, el 016 atiende día y noche, gratis; en México, la Línea de la Vida: 800 911 2000. En findahelpline.com están las líneas de los demás países.',
  },
}
