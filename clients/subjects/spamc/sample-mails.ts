const head = [
  'From: Ada <ada@example.org>',
  'To: Bob <bob@example.org>',
  'Subject: Lunch on Friday',
  'Date: Mon, 14 Sep 2026 08:15:00 +0000',
  'Message-ID: <1@example.org>',
  '',
  '',
].join('\r\n')

export const wanted = `${head}Shall we meet at noon?\r\n`

/** The text by which filters are tried. */
export const spam = `${head}XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\r\n`
