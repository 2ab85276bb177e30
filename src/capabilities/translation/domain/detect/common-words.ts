/** Words that people send alone, by which a text too short for letter statistics is told. */
const words: Readonly<Record<string, string>> = {
  en: 'hello hi hey yes no thanks thank you please sorry goodbye bye good morning night evening welcome ok okay the and is are this that what where when why how who cat dog house water love world friend today tomorrow book car food home time day',
  de: 'hallo ja nein danke bitte guten morgen tag abend nacht tschüss der die das und ist nicht ich du wir was wo wann warum wie wer haus hund katze wasser liebe welt freund heute buch auto zeit gut',
  fr: 'bonjour salut oui non merci bonsoir revoir le la les et est pas je tu nous vous que où quand pourquoi comment qui maison chien chat eau amour monde ami livre voiture temps bien',
  es: 'hola sí gracias adiós buenos días noches el los y es no yo tú qué dónde cuándo cómo quién casa perro gato agua amor mundo amigo hoy mañana libro coche tiempo bien',
  it: 'ciao sì grazie prego buongiorno buonasera arrivederci il gli e è non io che dove quando perché come chi casa cane gatto acqua amore mondo amico oggi domani libro tempo bene bella',
  pt: 'olá sim não obrigado obrigada adeus bom dia boa noite o os e é eu você que onde quando como quem casa cão gato água amor mundo amigo hoje amanhã livro carro tempo bem',
  nl: 'hallo ja nee dank bedankt goedemorgen dag de het een en is niet ik jij wij wat waar wanneer waarom hoe wie huis hond kat water liefde wereld vriend vandaag boek auto tijd goed',
  sv: 'hej ja nej tack god morgon och är inte jag du vi vad var när varför hur vem hus hund katt vatten kärlek världen vän idag bok bil tid bra',
  da: 'hej ja nej tak godmorgen og er ikke jeg du vi hvad hvor hvornår hvorfor hvordan hvem hus hund kat vand kærlighed verden ven bog bil tid godt dig',
  nb: 'hei ja nei takk god morgen og er ikke jeg du vi hva hvor når hvorfor hvordan hvem hus hund katt vann kjærlighet verden venn bok bil tid bra deg',
  fi: 'hei moi kyllä ei kiitos hyvää huomenta ja on minä sinä mitä missä milloin miksi miten kuka talo koira kissa vesi rakkaus maailma ystävä kirja auto aika hyvä',
  pl: 'cześć tak nie dziękuję proszę dzień dobry i jest ja ty co gdzie kiedy dlaczego jak kto dom pies kot woda miłość świat przyjaciel dziś książka czas dobrze',
  cs: 'ahoj ano ne děkuji prosím dobrý den a je já ty co kde kdy proč jak kdo dům pes kočka voda láska svět přítel dnes kniha čas dobře',
  tr: 'merhaba evet hayır teşekkürler lütfen günaydın ve bir ben sen ne nerede zaman neden nasıl kim ev köpek kedi su aşk dünya arkadaş bugün kitap araba iyi',
  id: 'halo ya tidak terima kasih tolong selamat pagi malam dan adalah saya kamu apa mana kapan mengapa bagaimana siapa rumah anjing kucing air cinta dunia teman buku mobil waktu baik',
}

const languagesByWord = new Map<string, readonly string[]>()
for (const [language, text] of Object.entries(words)) {
  for (const word of text.split(' ')) languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language])
}

/** How many of the words of a text are common ones, by language; those of the most come first. */
export function countCommonWords(text: string): readonly (readonly [language: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
    for (const language of languagesByWord.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}
