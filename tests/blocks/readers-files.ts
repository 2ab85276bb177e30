import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawMeadow } from '../../src/interfaces/image-analysis/testing/draw-meadow.ts'
import { smallFeed } from '../../src/interfaces/transit-search/testing/small-feed.ts'
import { writeZip } from '../../src/interfaces/transit-search/testing/write-zip.ts'

/** Files that pages speak of as the reader's own, in the folder in which their blocks are run. */
export async function writeReadersFiles(folder: string): Promise<void> {
  const timetable = writeZip(Object.entries(smallFeed).map(([name, data]) => ({ name, data })))
  const files: Readonly<Record<string, string | Buffer>> = {
    'Users.xml': '<users><row Id="1" DisplayName="Hana" Reputation="5" /></users>',
    'posts/first.md': '---\ntitle: First\n---\n\nHello.\n',
    'subscriptions.opml':
      '<opml version="2.0"><body><outline text="travel"><outline xmlUrl="https://example.com/travel.xml" /></outline></body></opml>',
    'picture.jpg': await drawMeadow(),
    'mail.eml': 'From: ada@example.org\nSubject: Lunch\n\nAre you free at noon?\n',
    'report.txt': '市は給食費を無償にすると発表した。財源には基金が充てられる。議会には慎重な声もある。',
    'my-city.zip': timetable,
    'feeds/other-city.zip': timetable,
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}
