/** Words of a mail that are names of something else here, or stand for nothing. */
import { expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import spamScore from './index.ts'

async function open() {
  const { server } = await openTestApp([spamScore], { MAINSTAY_WORKER_THREADS: '1' })
  return async (lines: readonly string[]) => {
    const payload = { email: lines.join('\r\n'), options: 'long' }
    const answer = await server.inject({ method: 'POST', url: '/spam/filter', payload })
    return { status: answer.statusCode, ...answer.json() }
  }
}

const head = ['From: A <a@example.com>', 'To: b@example.com', 'Subject: hello', 'MIME-Version: 1.0']

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('a colour called %s is none', async (word) => {
  const score = await open()
  const html = `<p>Hello <font color="${word}" bgcolor="${word}">there</font>, see you <span style="color:${word}">soon</span></p>`
  expect(await score([...head, 'Content-Type: text/html', '', html])).toMatchObject({ status: 200, success: true })
})

test('charsets that somebody makes up do not make others unknown', async () => {
  const score = await open()
  const japanese = [
    ...head,
    'Content-Type: text/plain; charset=shift_jis',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '=82=B1=82=CC=83=81=81=5B=83=8B=82=F0=8D=A1=93=FA=82=CC=89=EF=8Bc=82=CC=91O=82=C9=93=C7=82=F1=82=C5=89=BA=82=B3=82=A2=81B',
  ]
  const clean = await (await open())(japanese)
  const parts = Array.from({ length: 400 }, (_, number) => [
    '--b',
    `Content-Type: text/plain; charset=made-up-${number}`,
    '',
    'caf\u00e9',
  ]).flat()
  await score([...head, 'Content-Type: multipart/mixed; boundary=b', '', ...parts, '--b--'])
  expect(clean.success).toBe(true)
  expect(await score(japanese)).toEqual(clean)
})
