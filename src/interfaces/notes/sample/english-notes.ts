import type { SampleNote } from './sample-note.ts'

export const englishNotes: readonly SampleNote[] = [
  {
    slug: 'welcome',
    title: 'Welcome: these notes are samples',
    date: '2024-01-05',
    likes: 12,
    tags: ['sample', 'welcome'],
    markdown: `Everything you read in this account came with the first start, so that the interface has something to answer.

\`mainstay samples remove\` takes all of it away again, and it does not come back.`,
  },
  {
    slug: 'bring-your-own',
    title: 'Bringing your own notes',
    date: '2024-01-09',
    likes: 8,
    tags: ['sample', 'import'],
    markdown: `A folder of Markdown files is enough:

\`\`\`sh
mainstay import notes ./posts --urlname hana
\`\`\`

The same folder a second time adds nothing; a file that changed is updated.`,
  },
  {
    slug: 'kettle',
    title: 'The kettle that knew the time',
    date: '2024-01-14',
    likes: 31,
    tags: ['sample', 'story'],
    markdown: `Our kettle boils at ten past six. Nobody has set it. My grandmother says it learned from her, my brother says it is a
fault, and I say that a fault which makes tea deserves another word.`,
  },
  {
    slug: 'closing-doors',
    title: 'When a service closes its doors',
    date: '2024-01-20',
    likes: 44,
    tags: ['sample', 'essay'],
    markdown: `The letter is always polite. It thanks you for the journey and gives you ninety days.

What it cannot give back is the small program you wrote on a rainy Sunday, the one that asked that service a question
every morning. The question is still good. Only the address is gone.`,
  },
  {
    slug: 'three-lists',
    title: 'Three lists I keep',
    date: '2024-01-27',
    likes: 5,
    tags: ['sample', 'lists'],
    markdown: `1. Words that sound like what they do.
2. Benches with a good view.
3. Things I thought were finished and were not.

The third is the longest.`,
  },
  {
    slug: 'station-clock',
    title: 'Under the station clock',
    date: '2024-02-02',
    likes: 19,
    tags: ['sample', 'story'],
    markdown: `We had agreed to meet under the clock, and neither of us knew that the station has two. For an hour we were both
punctual, forty metres apart.`,
  },
  {
    slug: 'small-machines',
    title: 'In praise of small machines',
    date: '2024-02-10',
    likes: 27,
    tags: ['sample', 'essay'],
    markdown: `The machine under my desk has two cores and a fan that I have learned to like. It does not scale. It does not need
to: it has one user, and she makes it breaks for lunch.`,
  },
  {
    slug: 'soup',
    title: 'A soup for late trains',
    date: '2024-02-16',
    likes: 14,
    tags: ['sample', 'recipe'],
    markdown: `Onions, slowly. Then *whatever the week has left over*, then water. Salt when you hear the train, pepper when you hear
the key.`,
  },
  {
    slug: 'table',
    title: 'What the allotment gave',
    date: '2024-02-24',
    likes: 6,
    tags: ['sample', 'garden'],
    markdown: `| month | sown | eaten |
| ----- | ---- | ----- |
| April | peas | air |
| June | beans | peas |
| August | hope | beans |`,
  },
  {
    slug: 'map',
    title: 'A map of one street',
    date: '2024-03-03',
    likes: 22,
    tags: ['sample', 'walks'],
    markdown: `I drew our street from memory and hung it in the hall. Every visitor corrects it. By summer it will be right, and by
then I shall hardly have drawn any of it.`,
  },
  {
    slug: 'letters',
    title: 'How to answer a letter late',
    date: '2024-03-11',
    likes: 38,
    tags: ['sample', 'essay'],
    markdown: `Do not begin with the reasons. Begin where the letter left off, as if you had only gone to fetch your glasses.`,
  },
  {
    slug: 'rain-gauge',
    title: 'Reading the rain gauge',
    date: '2024-03-19',
    likes: 3,
    tags: ['sample', 'garden'],
    markdown: `Eleven millimetres since Tuesday. The gauge is a jam jar with a ruler, and it has never been wrong about jam either.`,
  },
  {
    slug: 'angle-brackets',
    title: 'Angle brackets < and >, & friends',
    date: '2024-03-28',
    likes: 9,
    tags: ['sample', 'test'],
    markdown: `This note is here for programs: its title and its text hold characters that HTML has plans for, such as <b>, & and
"quotes". In the body they arrive escaped; in the title they are plain text.`,
  },
]
