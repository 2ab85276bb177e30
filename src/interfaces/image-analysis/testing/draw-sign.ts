import sharp from 'sharp'

export const signLines = [
  'Harbour Office',
  'Open daily 9:00 to 17:30, closed on Sundays',
  'Tickets: 12.50 EUR (children free)',
]

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400" font-family="sans-serif">
<rect width="800" height="400" fill="#fff"/>
<text x="60" y="100" font-size="40">${signLines[0]}</text>
<text x="60" y="180" font-size="28">${signLines[1]}</text>
<text x="60" y="250" font-size="28">${signLines[2]}</text></svg>`

/** A sign with three lines of print, as a PNG of 800 by 400 pixels. */
export async function drawSign(): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
