import { describe, expect, test } from 'vitest'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { openDetector } from './open-detector.ts'

const detect = openDetector(createYieldToEventLoop())
const languageOf = async (text: string, likely?: readonly string[]) => (await detect(text, likely)).language

test.each([
  [
    'en',
    'I am a student.',
    'Let’s go.',
    'Delete file?',
    'Where is the station?',
    'See you tomorrow!',
    'What time is it?',
  ],
  ['de', 'Ich habe heute keine Zeit.', 'Wo ist der Bahnhof?', 'Datei löschen?', 'Bis morgen!', 'Wie geht es dir?'],
  ['fr', 'Je ne sais pas.', 'Où est la gare ?', 'Supprimer le fichier ?', 'À demain !', 'Il fait beau aujourd’hui.'],
  ['es', '¿Dónde está la estación?', 'No lo sé.', '¿Eliminar el archivo?', 'Hasta mañana.', 'Tengo mucha hambre.'],
  ['it', 'Dove si trova la stazione?', 'Non lo so.', 'Eliminare il file?', 'A domani!', 'Oggi fa molto freddo.'],
  ['pt', 'Onde fica a estação?', 'Eu não sei.', 'Excluir o arquivo?', 'Até amanhã!', 'Estou com muita fome.'],
  ['nl', 'Waar is het station?', 'Ik weet het niet.', 'Bestand verwijderen?', 'Tot morgen!', 'Ik heb honger.'],
  ['pl', 'Gdzie jest dworzec?', 'Nie wiem.', 'Usunąć plik?', 'Do zobaczenia jutro!', 'Jestem bardzo głodny.'],
  ['cs', 'Kde je tady nádraží, prosím?', 'Já nevím.', 'Smazat soubor?', 'Uvidíme se zítra!', 'Mám velký hlad.'],
  ['sk', 'Kde je železničná stanica?', 'Ja neviem.', 'Odstrániť súbor?', 'Uvidíme sa zajtra!', 'Som veľmi hladný.'],
  ['sv', 'Var ligger järnvägsstationen?', 'Jag vet inte.', 'Ta bort filen?', 'Vi ses i morgon!', 'Jag är hungrig.'],
  [
    'da',
    'Hvor ligger stationen?',
    'Det ved jeg ikke.',
    'Hvad er klokken?',
    'Jeg kan godt lide dig.',
    'Hvad hedder du?',
  ],
  ['nb', 'Hvor ligger stasjonen?', 'Jeg vet ikke.', 'Slette filen?', 'Hva heter du?', 'Jeg er veldig sulten nå.'],
  ['fi', 'Missä on rautatieasema?', 'En tiedä.', 'Poistetaanko tiedosto?', 'Nähdään huomenna!', 'Minulla on nälkä.'],
  ['hu', 'Hol van a pályaudvar?', 'Nem tudom.', 'Törli a fájlt?', 'Holnap találkozunk!', 'Nagyon éhes vagyok.'],
  ['ro', 'Unde este gara?', 'Nu știu.', 'Ștergeți fișierul?', 'Ne vedem mâine!', 'Îmi este foarte foame.'],
  ['tr', 'İstasyon nerede?', 'Bilmiyorum.', 'Dosya silinsin mi?', 'Yarın görüşürüz!', 'Çok açım.'],
  ['ru', 'Где находится вокзал?', 'Я не знаю.', 'Удалить файл?', 'Увидимся завтра!', 'Я очень голоден.'],
  [
    'uk',
    'Де знаходиться вокзал?',
    'Я не знаю, що робити.',
    'Видалити файл?',
    'Побачимося завтра!',
    'Мені дуже холодно.',
  ],
  ['bg', 'Къде е гарата?', 'Не знам какво да правя.', 'Изтриване на файла?', 'Ще се видим утре!', 'Много съм гладен.'],
  ['ja', '私は学生です。', '行きましょう。', 'ファイルを削除しますか?', '設定', '検索結果', '円高対策広報'],
  ['zh', '我是学生。', '我们走吧。', '要删除文件吗?', '今天天气很好,我们去公园吧。', '设置'],
  ['zh-Hant', '我們明天見,還沒讓他說。', '要刪除檔案嗎?', '設定檔案類型'],
])('sentences in %s, with nothing said to be likely', async (language, ...texts) => {
  expect(await Promise.all(texts.map((text) => languageOf(text)))).toEqual(texts.map(() => language))
})

test.each([
  ['ko', '안녕하세요'],
  ['th', 'สวัสดีครับ'],
  ['el', 'Καλημέρα'],
  ['he', 'שלום עולם'],
  ['ar', 'مرحبا بالعالم، كيف حالك؟'],
  ['fa', 'سلام، حال شما چطور است؟'],
  ['hi', 'नमस्ते, आप कैसे हैं?'],
  ['bn', 'আপনি কেমন আছেন?'],
  ['vi', 'Xin chào thế giới'],
  ['sr', 'Не знам где је станица.'],
  ['id', 'Saya tidak tahu di mana stasiunnya.'],
])('a language of another script, or far away: %s', async (language, text) => {
  expect(await languageOf(text)).toBe(language)
})

describe('words of interfaces, beside English, in a language that can be translated', () => {
  test.each([
    ['en', 'Cancel', 'Settings', 'OK', 'Save', 'Close', 'Password', 'Download', 'Yes'],
    ['de', 'Abbrechen', 'Einstellungen', 'Speichern', 'Schließen', 'Passwort', 'Herunterladen', 'Ja', 'Danke'],
    ['pl', 'Anuluj', 'Ustawienia', 'Zapisz', 'Zamknij', 'Hasło', 'Pobierz', 'Tak', 'Wyszukaj'],
    ['fr', 'Annuler', 'Paramètres', 'Enregistrer', 'Fermer', 'Télécharger', 'Oui', 'Bonjour'],
    ['es', 'Cancelar', 'Configuración', 'Guardar', 'Cerrar', 'Contraseña', 'Descargar', 'Sí', 'Gracias'],
    ['fi', 'Peruuta', 'Asetukset', 'Tallenna', 'Sulje', 'Salasana', 'Lataa', 'Kyllä'],
    ['ru', 'Отмена', 'Настройки', 'Сохранить', 'Закрыть', 'Пароль', 'Скачать', 'Да'],
    ['ja', 'キャンセル', '設定', '保存', '閉じる', 'パスワード', '終了'],
    ['zh', '取消', '设置', '保存', '关闭', '密码', '下载'],
  ])('%s', async (language, ...words) => {
    expect(await Promise.all(words.map((word) => languageOf(word, [language, 'en'])))).toEqual(
      words.map(() => language),
    )
  })

  test('a word of two languages is of the one that can be translated', async () => {
    expect(await languageOf('hallo', ['nl'])).toBe('nl')
    expect(await languageOf('hallo', ['de'])).toBe('de')
    expect(await languageOf('終了', ['ja'])).toBe('ja')
    expect(await languageOf('PT-BR: sim', ['pt-BR'])).toBe('pt')
  })
})

test.each([
  ['most of it decides', 'en', 'She said こんにちは and left the room without another word.'],
  ['a name in other letters', 'ja', '私は Mainstay を使って翻訳しています。'],
  ['names', 'en', 'Giuseppe Verdi and Wolfgang Amadeus Mozart were not friends.'],
  ['tags', 'ja', '<div class="the quick brown fox"><b>駅</b></div>'],
  ['entities and tags', 'fr', '<p>Cliquez&nbsp;sur <a href="/the/way">Enregistrer</a> pour continuer.</p>'],
  ['an address', 'de', 'https://example.com/the/quick/brown/fox Wo ist denn der Bahnhof?'],
  ['code', 'es', 'El método getUserName() de user_service.ts devuelve el nombre.'],
  ['placeholders', 'de', '{count} Dateien wurden von %s nach {{target}} verschoben.'],
  ['capitals', 'de', 'BITTE NICHT ÖFFNEN'],
  ['capitals without accents', 'fr', 'NE PAS OUVRIR LA PORTE'],
  ['numbers', 'en', '3,500 of 12,000 people'],
  ['a greeting and a name', 'en', 'Dear Mr. Kowalski,'],
])('%s: %s', async (_what, language, text) => {
  expect(await languageOf(text, ['en', 'ja', language])).toBe(language)
})

test.each(['', '   ', '🎉', '12345', '…?!', '\u200f\u200e'])('nothing tells of "%s"', async (text) => {
  expect(await detect(text)).toEqual({ language: 'und', confidence: 0, others: [] })
})

test('how sure it is grows with what tells', async () => {
  const sure = await Promise.all(
    ['qzxv', 'Name', 'Guten Morgen, mein Freund', 'Guten Morgen, wie geht es Ihnen heute?'].map((text) => detect(text)),
  )
  const [letters = 0, shared = 0, words = 0, sentence = 0] = sure.map(({ confidence }) => confidence)
  expect(letters).toBeLessThan(0.5)
  expect(shared).toBeLessThan(0.8)
  expect(words).toBeGreaterThan(0.8)
  expect(sentence).toBeGreaterThan(0.99)
  expect(sure[1]?.others).toHaveLength(5)
})

test('of a long text the beginning tells, whatever it is made of', async () => {
  expect(await languageOf(`Wo ist denn hier der Bahnhof? ${'x'.repeat(1_000_000)}`)).toBe('de')
  for (const part of ['<', '{', '&', 'https://', 'a@', 'a', 'Aa', '駅', '`'])
    expect(await detect(part.repeat(200_000))).toHaveProperty('language')
})

test('a caller who left waits for nothing', async () => {
  await expect(detect('Guten Morgen', [], { signal: AbortSignal.abort() })).rejects.toThrow()
})

test.each([
  ['ms', 'Fail ini tidak dapat dibuka.'],
  ['ms', 'Sila cuba sekali lagi.'],
  ['id', 'Silakan coba sekali lagi.'],
  ['bs', 'Molimo pokušajte ponovo.'],
  ['nb', 'Vil du slette filen?'],
  ['da', 'Vil du slette filen?'],
  ['nn', 'Vil du slette fila?'],
])('of near languages it is the one that can be translated: %s', async (language, text) => {
  expect(await languageOf(text, [language, 'en'])).toBe(language)
})

test.each([
  "'script-fu-register' 호출에 필요한 매개변수가 부족합니다.",
  'RGB drawable 에서만 동작합니다.',
  'Sametime 목록 내보내기',
])('a Korean syllable counts as two letters: %s', async (text) => {
  expect(await languageOf(text)).toBe('ko')
})

test('English with a word of Korean is English', async () => {
  expect(await languageOf('The word 사랑 means love in Korean.')).toBe('en')
})
