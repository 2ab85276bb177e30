/** Catalogues, subtitles and Markdown: what programs read of them stays as it is. */
import { expect, test } from 'vitest'
import { openDeeplClient, translateFile } from './testing/translate-file.ts'

async function translate(name: string, text: string): Promise<string> {
  const { client } = await openDeeplClient()
  return (await translateFile(client, text, name)).toString()
}

test('a catalogue of gettext', async () => {
  const catalogue = `# A comment
#, fuzzy
msgid ""
msgstr ""
"Project-Id-Version: x\\n"
"Content-Type: text/plain; charset=CHARSET\\n"

#: a.c:1
#, c-format
msgid "hello %s world"
msgstr ""

msgctxt "menu"
msgid "dog"
msgid_plural "see the dog"
msgstr[0] ""
msgstr[1] ""

#, fuzzy, c-format
#| msgid "hallo"
msgid ""
"hello\\n"
"world"
msgstr "Welt"

msgid "world"
msgstr "Erde"

#~ msgid "hello"
#~ msgstr ""
`
  expect(await translate('de.po', catalogue)).toBe(`# A comment
msgid ""
msgstr ""
"Project-Id-Version: x\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: de\\n"
"MIME-Version: 1.0\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

#: a.c:1
#, c-format
msgid "hello %s world"
msgstr "hallo %s Welt"

msgctxt "menu"
msgid "dog"
msgid_plural "see the dog"
msgstr[0] "Hund"
msgstr[1] "sieh der Hund"

#, c-format
msgid ""
"hello\\n"
"world"
msgstr ""
"hallo\\n"
"Welt"

msgid "world"
msgstr "Erde"

#~ msgid "hello"
#~ msgstr ""
`)
})

test('XLIFF 1.2: targets are written, inline elements stay, what people translated too', async () => {
  const before =
    '<?xml version="1.0"?>\n<xliff version="1.2"><file source-language="en" datatype="plaintext" original="a"'
  const done = '<trans-unit id="3"><source>dog</source><target state="final">Hündin</target></trans-unit>'
  const kept = '<trans-unit id="4" translate="no"><source>dog</source></trans-unit>'
  expect(
    await translate(
      'a.xlf',
      `${before}><body>
  <trans-unit id="1">
    <source>hello <g id="1">world</g><x id="2"/></source>
  </trans-unit>
  <trans-unit id="2"><source>see &lt;the&gt; dog</source><target/></trans-unit>
  ${done}${kept}</body></file></xliff>
`,
    ),
  ).toBe(
    `${before.replace('<file', '<file target-language="de"')}><body>
  <trans-unit id="1">
    <source>hello <g id="1">world</g><x id="2"/></source>
    <target>hallo <g id="1">Welt</g><x id="2"/></target>
  </trans-unit>
  <trans-unit id="2"><source>see &lt;the&gt; dog</source><target>sieh &lt;the&gt; Hund</target></trans-unit>
  ${done}${kept}</body></file></xliff>
`,
  )
})

test('XLIFF 2.0', async () => {
  const open =
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"><file id="f"><unit id="u">'
  expect(
    await translate(
      'a.xliff',
      `${open}<segment><source>hello <pc id="1">world</pc><ph id="2"/></source></segment></unit></file></xliff>`,
    ),
  ).toBe(
    `${open.replace('<xliff', '<xliff trgLang="de"')}<segment><source>hello <pc id="1">world</pc><ph id="2"/></source>` +
      '<target>hallo <pc id="1">Welt</pc><ph id="2"/></target></segment></unit></file></xliff>',
  )
})

test('subtitles keep numbers and times; a sentence over two cues is one', async () => {
  const times = ['00:00:01,000 --> 00:00:02,000', '00:00:02,500 --> 00:00:04,000', '00:00:05,000 --> 00:00:06,000']
  expect(
    await translate(
      'a.srt',
      `1\r\n${times[0]}\r\n<i>hello world</i>\r\n\r\n2\r\n${times[1]}\r\nsee\r\n\r\n3\r\n${times[2]}\r\nthe dog now\r\n`,
    ),
  ).toBe(
    `1\r\n${times[0]}\r\n<i>hallo Welt</i>\r\n\r\n2\r\n${times[1]}\r\nsieh\r\n\r\n3\r\n${times[2]}\r\nder Hund jetzt\r\n`,
  )
})

test('Markdown: front matter, code, addresses and tables', async () => {
  const kept = `\`\`\`js
hello("world")
\`\`\`

    hello world

[dog]: /hello
<p>hello</p>
`
  expect(
    await translate(
      'a.md',
      `---
title: hello
---
# hello **world** #

see the [dog](http://example.org/hello "dog") now \`hello world\`
the hello.  
world <b>hello</b> ![dog](dog.png) &amp; <http://hello.example>

> hello *world*
> hello

- [ ] hello
1. dog

| hello | dog \\| world |
|-------|------|
| world | \`dog\` |

${kept}`,
    ),
  ).toBe(`---
title: hello
---
# hallo **Welt** #

sieh der [Hund](http://example.org/hello "dog") jetzt \`hello world\` der hallo.  
Welt <b>hallo</b> ![Hund](dog.png) & <http://hello.example>

> hallo *Welt* hallo

- [ ] hallo
1. Hund

| hallo | Hund \\| Welt |
|-------|------|
| Welt | \`dog\` |

${kept}`)
})
