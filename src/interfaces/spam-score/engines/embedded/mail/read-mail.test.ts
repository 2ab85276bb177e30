import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { corpusMissing, readCorpus } from '../../../../../../training/spam-score/read-corpus.ts'
import { decodeText } from './decode-part.ts'
import { readMail } from './read-mail.ts'

const lines = (...text: string[]) => text.join('\n')

describe('reading a mail', () => {
  test('headers are unfolded, and their encoded words decoded', () => {
    const mail = readMail(
      lines(
        'From: =?UTF-8?Q?J=C3=BCrgen_?=',
        ' =?UTF-8?B?V2Vpw58=?= <j@Example.ORG>',
        'SUBJECT: =?iso-8859-1?Q?Caf=E9?=',
        '',
        'x',
      ),
    )
    expect(mail.from).toEqual({ name: 'Jürgen Weiß', address: 'j@example.org', local: 'j', domain: 'example.org' })
    expect(mail.subject).toBe('Café')
  })

  test('parts are decoded by transfer encoding and charset', () => {
    const mail = readMail(
      lines(
        'Content-Type: multipart/alternative; boundary="a b"',
        '',
        'preamble',
        '--a b',
        'Content-Type: text/plain; charset=koi8-r',
        'Content-Transfer-Encoding: base64',
        '',
        '8NLJ18XU',
        '--a b',
        'Content-Type: text/html; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<p>Gr=FC=',
        '=DFe</p>',
        '--a b--',
        'epilogue',
      ),
    )
    expect(mail.plainText.trim()).toBe('Привет')
    expect(mail.pages.map(({ text }) => text)).toEqual(['Grüße'])
    expect([...mail.defects]).toEqual([])
  })

  test('a charset that the bytes belie is guessed', () => {
    expect(readMail('Content-Type: text/plain; charset=utf-8\n\ncaf\xe9').plainText).toBe('café')
    expect(readMail('Content-Type: text/plain\n\ncaf\xc3\xa9').plainText).toBe('café')
    const unknown = readMail('Content-Type: text/plain; charset=x-none\n\ncaf\xe9')
    expect([unknown.plainText, [...unknown.defects]]).toEqual(['café', ['charset']])
  })

  test('attachments have their names, also cut in pieces (RFC 2231) or encoded as words', () => {
    const part = (disposition: string) => lines('--b', 'Content-Type: application/pdf', disposition, '', 'x')
    const mail = readMail(
      lines(
        'Content-Type: multipart/mixed; boundary=b',
        '',
        part('Content-Disposition: attachment; filename*0*=UTF-8\'\'r%C3%A9; filename*1="sum.pdf"'),
        part('Content-Disposition: attachment; filename="=?UTF-8?B?5Y+35aSW?=.zip"'),
        '--b--',
      ),
    )
    expect(mail.attachments.map(({ fileName }) => fileName)).toEqual(['résum.pdf', '号外.zip'])
  })

  test('a mail inside the mail is read', () => {
    const mail = readMail('Content-Type: message/rfc822\n\nSubject: inner\nContent-Type: text/html\n\n<b>inside</b>')
    expect(mail.pages.map(({ text }) => text)).toEqual(['inside'])
  })

  test.each([
    ['a source without headers is all body', 'no header here\nat all', ['no-headers']],
    ['a boundary that never comes leaves one part', 'Content-Type: multipart/mixed; boundary=b\n\ntext', ['boundary']],
    ['an end that is missing', 'Content-Type: multipart/mixed; boundary=b\n\n--b\n\ntext', ['boundary']],
    ['NUL bytes are dropped', 'Subject: a\n\nte\0xt', ['nul']],
    ['a stray line among the headers', 'Subject: a\nstray line\nFrom: b@example.org\n\ntext', ['header']],
  ])('%s', (_what, source, defects) => {
    const mail = readMail(source)
    expect([...mail.defects]).toEqual(defects)
    expect(mail.plainText).toMatch(/at all|text/)
  })
})

describe.skipIf(corpusMissing)(`beside postal-mime${corpusMissing}`, () => {
  test('real mails have the same subject, sender and words', async () => {
    const mails = (await readCorpus()).filter((_, place) => place % 5 === 0)
    const differing: string[] = []
    for (const { id, source } of mails) {
      const theirs = await PostalMime.parse(Buffer.from(source.replace(/^From .*\n/, ''), 'latin1'))
      const ours = readMail(source)
      const isSame =
        (theirs.subject?.includes('\uFFFD') || plainOf(theirs.subject) === plainOf(ours.subject)) &&
        (theirs.from?.address ?? '').toLowerCase() === ours.from.address &&
        wordsOf(theirs.text).every((word) => textOf(ours).includes(word))
      if (!isSame) differing.push(id)
    }
    expect(mails.length).toBe(596)
    expect(differing).toEqual([])
  })
})

function textOf(mail: ReturnType<typeof readMail>): string {
  return mail.parts.map((part) => decodeText(part, new Set())).join('\n')
}

/** Without what folding and raw bytes leave to taste. */
function plainOf(subject = ''): string {
  return subject.replaceAll(/[^\x21-\x7e]/g, '')
}

/** Words of plain letters, which no charset and no entity changes. */
function wordsOf(text = ''): string[] {
  return text.slice(0, 20_000).match(/(?<=\s)[a-zA-Z]{4,30}(?=\s)/g) ?? []
}
