import { lookUp } from '../../src/libraries/json/look-up.ts'
import { splitWords } from '../../src/capabilities/translation/domain/detect/split-words.ts'
import type { Shares } from './count-words.ts'

/** Words that people send alone, which lists counted on the web or in subtitles have far below. */
const words: Readonly<Record<string, string>> = {
  en: 'hello hi hey yes no thanks thank you please sorry goodbye bye good morning night evening welcome ok okay the and is are this that what where when why how who cat dog house water love world friend today tomorrow book car food home time day maybe later help cancel settings',
  de: 'hallo ja nein danke bitte guten morgen tag abend nacht tschüss der die das und ist nicht ich du wir was wo wann warum wie wer haus hund katze wasser liebe welt freund heute buch auto zeit gut vielleicht hilfe gute',
  fr: 'bonjour salut oui non merci bonsoir revoir le la les et est pas je tu nous vous que où quand pourquoi comment qui maison chien chat eau amour monde ami livre voiture temps bien peut-être aide',
  es: 'hola sí gracias adiós buenos días noches el los y es no yo tú qué dónde cuándo cómo quién casa perro gato agua amor mundo amigo hoy mañana libro coche tiempo bien',
  it: 'ciao sì grazie prego buongiorno buonasera arrivederci il gli e è non io che dove quando perché come chi casa cane gatto acqua amore mondo amico oggi domani libro tempo bene bella',
  pt: 'olá sim não obrigado obrigada adeus bom dia boa noite o os e é eu você que onde quando como quem casa cão gato água amor mundo amigo hoje amanhã livro carro tempo bem',
  nl: 'hallo ja nee dank bedankt goedemorgen dag de het een en is niet ik jij wij wat waar wanneer waarom hoe wie huis hond kat water liefde wereld vriend vandaag boek auto tijd goed',
  sv: 'hej ja nej tack god morgon och är inte jag du vi vad var när varför hur vem hus hund katt vatten kärlek världen vän idag bok bil tid bra',
  da: 'hej ja nej tak godmorgen og er ikke jeg du vi hvad hvor hvornår hvorfor hvordan hvem hus hund kat vand kærlighed verden ven bog bil tid godt dig',
  nb: 'hei ja nei takk god morgen og er ikke jeg du vi hva hvor når hvorfor hvordan hvem hus hund katt vann kjærlighet verden venn bok bil tid bra deg',
  fi: 'hei moi kyllä ei kiitos hyvää huomenta ja on minä sinä mitä missä milloin miksi miten kuka talo koira kissa vesi rakkaus maailma ystävä kirja auto aika hyvä joo ehkä apua',
  pl: 'cześć tak nie dziękuję proszę dzień dobry i jest ja ty co gdzie kiedy dlaczego jak kto dom pies kot woda miłość świat przyjaciel dziś książka czas dobrze',
  cs: 'ahoj ano ne děkuji prosím dobrý den a je já ty co kde kdy proč jak kdo dům pes kočka voda láska svět přítel dnes kniha čas dobře',
  tr: 'merhaba evet hayır teşekkürler lütfen günaydın ve bir ben sen ne nerede zaman neden nasıl kim ev köpek kedi su aşk dünya arkadaş bugün kitap araba iyi',
  id: 'halo ya tidak terima kasih tolong selamat pagi malam dan adalah saya kamu apa mana kapan mengapa bagaimana siapa rumah anjing kucing air cinta dunia teman buku mobil waktu baik',
  hu: 'szia helló igen nem köszönöm kérem jó reggelt napot estét én te mi hol mikor miért ki ház kutya macska víz barát ma könyv idő talán segítség',
  ro: 'bună salut da nu mulțumesc rog bine dimineața seara eu tu ce unde când de cum cine casă câine pisică apă prieten azi carte timp poate ajutor',
  ru: 'привет да нет спасибо пожалуйста доброе утро добрый день вечер я ты мы что где когда почему как кто дом собака кошка вода друг сегодня книга время может помощь',
  uk: 'привіт так ні дякую будь ласка доброго ранку добрий день вечір я ти ми що де коли чому як хто дім собака кішка вода друг сьогодні книга час може допомога',
  bg: 'здравей да не благодаря моля добро утро добър ден вечер аз ти ние какво къде кога защо как кой къща куче котка вода приятел днес книга време може помощ',
  hr: 'bok da ne hvala molim dobro jutro dobar dan večer ja ti mi što gdje kada zašto kako tko kuća pas mačka voda prijatelj danas knjiga vrijeme možda pomoć',
  sk: 'ahoj áno nie ďakujem prosím dobré ráno dobrý deň večer ja ty my čo kde kedy prečo ako kto dom pes mačka voda priateľ dnes kniha čas možno pomoc',
  sl: 'živjo ja ne hvala prosim dobro jutro dober dan večer jaz ti mi kaj kje kdaj zakaj kako kdo hiša pes mačka voda prijatelj danes knjiga čas morda pomoč',
  et: 'tere jah ei aitäh palun hommikust päevast õhtust mina sina mis kus millal miks kuidas kes maja koer kass vesi sõber täna raamat aeg võib-olla abi',
  lv: 'sveiki jā nē paldies lūdzu labrīt labdien labvakar es tu mēs kas kur kad kāpēc kā māja suns kaķis ūdens draugs šodien grāmata laiks varbūt palīdzība',
  lt: 'labas taip ne ačiū prašau rytas diena vakaras aš tu mes kas kur kada kodėl kaip namas šuo katė vanduo draugas šiandien knyga laikas galbūt pagalba',
  ca: 'hola sí gràcies adéu bon dia bona tarda nit jo tu què on quan per com qui casa gos gat aigua amic avui llibre temps potser ajuda',
}

/** Words that people say, for the two lists that were counted on the web. */
const spoken: Readonly<Record<string, string>> = {
  en: 'dear mr mrs ms sir madam regards i you he she we they me him her us them my your his our their am is are was were be been do does did don doesn didn have has had can could will would should must may let go come get know think want need like see look say tell make take give find feel here there now then today tomorrow yesterday never always again too very really just about this that what who where when why how hello yes no please thanks sorry okay maybe s t m re ve ll d ain isn aren wasn won',
  fr: 'je tu il elle on nous vous ils elles me te se moi toi lui leur mon ma mes ton ta tes son sa ses notre votre ne pas plus jamais rien suis es est sommes êtes sont étais était ai as a avons avez ont avais avait sais sait savez vais va allez allons veux veut voulez peux peut pouvez dois doit faut fait faire dit dire voir vois aller venir viens prendre parler c ça ce cet cette ici là maintenant aujourd hui demain hier toujours encore très trop aussi bien mal oui non merci salut bonjour où quand comment pourquoi qui quoi j l d m t s n qu',
}

/** How common each is taken to be at least. */
const minShares = { alone: 1 / 1_200, spoken: 1 / 500 }

/** The shares of a language's words, those that people say among the common ones. */
export function raiseSpoken(language: string, shares: Shares): Shares {
  const raised = new Map(shares)
  const raise = (text: string, share: number) => {
    for (const word of splitWords(text)) raised.set(word, Math.max(raised.get(word) ?? 0, share))
  }
  raise(lookUp(words, language) ?? '', minShares.alone)
  raise(lookUp(spoken, language) ?? '', minShares.spoken)
  return raised
}
