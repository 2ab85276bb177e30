import { expect, test } from 'vitest'
import type { SpamScorer } from '../port.ts'

/** What every engine promises, whatever its rules. */
export function testSpamScorer(open: () => Promise<SpamScorer>): void {
  test('a letter from a friend is no spam', async () => {
    const { tenths } = await (await open()).score(letter)
    expect(tenths).toBeLessThan(50)
  })

  test('a shouting offer is spam and says why', async () => {
    const { tenths, hits } = await (await open()).score(offer)
    expect(tenths).toBeGreaterThanOrEqual(50)
    expect(hits.length).toBeGreaterThanOrEqual(5)
    for (const { name, description } of hits) {
      expect(name).toMatch(/^[A-Z0-9_]+$/)
      expect(description).not.toBe('')
    }
  })

  test('the text by which filters are tried (GTUBE) is spam, whatever surrounds it', async () => {
    const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'
    const { tenths, hits } = await (await open()).score(`${letter}\n${gtube}\n`)
    expect(tenths).toBeGreaterThan(9_900)
    expect(hits[0]).toMatchObject({ name: 'GTUBE', tenths: 10_000 })
  })

  test('points are whole tenths', async () => {
    const { tenths, hits } = await (await open()).score(offer)
    expect([tenths, ...hits.map((hit) => hit.tenths)].every(Number.isInteger)).toBe(true)
  })

  test('mails that arrive together get their own scores', async () => {
    const scorer = await open()
    const alone = await scorer.score(letter)
    const together = await Promise.all([offer, letter, offer, letter].map((mail) => scorer.score(mail)))
    expect(together[1]).toEqual(alone)
    expect(together[3]).toEqual(alone)
    expect(together[0]?.tenths).toBeGreaterThan(alone.tenths)
  })

  test.each([
    ['no headers at all', 'just some words'],
    ['headers alone', 'From: ada@example.org\nSubject: hello'],
    ['NUL bytes', 'From: a@example.org\0\nSubject: \0\0\n\n\0text\0'],
    ['a charset that does not exist', 'From: a@example.org\nContent-Type: text/plain; charset=none-such\n\ntext'],
    ['a boundary that never comes', 'From: a@example.org\nContent-Type: multipart/mixed; boundary=x\n\ntext'],
  ])('%s: it still has a score', async (_what, mail) => {
    const { tenths } = await (await open()).score(mail)
    expect(Number.isInteger(tenths)).toBe(true)
  })
}

const letter = `Received: from mail.example.org (mail.example.org [192.0.2.10])
	by mx.example.net (Postfix) with ESMTPS id 4XyZ12; Tue, 15 Sep 2026 09:12:44 +0200
From: Grace Hopper <grace@example.org>
To: Ada Lovelace <ada@example.net>
Subject: Re: the compiler notes
Date: Tue, 15 Sep 2026 09:12:40 +0200
Message-ID: <20260915071240.GA2231@mail.example.org>
In-Reply-To: <CAF7b1@example.net>
References: <CAF7b1@example.net>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

On Mon, Ada Lovelace wrote:
> I read the second chapter. Shall we meet on Thursday?
> The part about subroutines needs an example, I think.

Yes, Thursday suits me. I will bring the listing of the new
assembler, and we can go through the patch together.

-- 
Grace
`

const offer = `From: "MAKE MONEY" <win8842716@hotmail.com>
To: undisclosed-recipients:;
Subject: EARN $10,000 A MONTH FROM HOME!!!             xk3392
Date: Tue, 15 Sep 2026 09:12:40 -1900
X-Mailer: Microsoft Outlook Express 5.00
X-Priority: 1
MIME-Version: 1.0
Content-Type: text/html; charset="us-ascii"

<html><body bgcolor="#ffff00"><center><font size="7" color="#ff0000">MAKE MONEY FAST!!!</font>
<p>Dear friend, work from home and be your own boss! No experience required. 100% guaranteed,
absolutely free, no obligation! Lose weight, buy Viagra without prescription, order now!!!
<a href="http://218.7.44.19:8080/offer.exe?id=992">CLICK HERE NOW</a></p>
<p>This is not spam. To be removed from our mailing list <a href="http://218.7.44.19/remove">click here</a>.</p>
</center></body></html>
`
