import type { SampleArticle } from '../sample-article.ts'

export const englishSociety: readonly SampleArticle[] = [
  {
    title: 'University',
    redirects: ['Universities'],
    text: `A '''university''' is a school of higher learning that grants degrees and, as a rule, does research.

The oldest in [[Europe]] grew out of guilds of students and teachers: Bologna counts from 1088, [[Paris]] from the middle of the twelfth century, [[Vienna]] was founded in 1365. The one that opened in [[Berlin]] in 1810 joined teaching and research under one roof and became a model for the world; [[Tokyo]] followed in 1877.

Women had to wait. [[Marie Curie]] left [[Warsaw]] because no university there would have her. [[Natsume Sōseki]] and [[Albert Einstein]] both gave up chairs, one for a newspaper, the other for [[Berlin]].

[[Category:Education]]`,
  },
  {
    title: 'Museum',
    redirects: ['Museums'],
    text: `A '''museum''' collects, keeps and shows things that are thought worth remembering.

Its name comes from the house of the Muses in Alexandria. Collections of princes were opened to everyone in the eighteenth century: the British Museum in [[London]] in 1759, the Louvre in [[Paris]] in 1793. [[Berlin]] began its island of museums in 1830, [[Tokyo]] its national museum in 1872.

Rooms where somebody lived are museums too, such as those of [[Lesya Ukrainka]] in [[Kyiv]] and of [[Natsume Sōseki]] in [[Tokyo]]. The museum of [[Johannes Gutenberg]] in Mainz shows [[printing]] by hand every day.

[[Category:Culture]]`,
  },
  {
    title: 'Second World War',
    redirects: ['World War II', 'WWII'],
    text: `The '''Second World War''' was the deadliest war in history: more than sixty million people died in it, most of them civilians.

It began in [[Europe]] on 1 September 1939, when [[Germany]] attacked [[Poland]], and ended there on 8 May [[1945]]; [[Japan]] signed its surrender on 2 September of that year, after atomic bombs on Hiroshima and Nagasaki. Six million Jews were murdered under the rule of the National Socialists.

[[London]], [[Berlin]], [[Kyiv]] and [[Tokyo]] lost whole quarters; [[Paris]] and [[Kyoto]] were largely spared. [[Albert Einstein]], by then in the [[United States]], had warned of a German bomb in 1939 and called his letter a mistake later. The [[United Nations]] were founded so that it would be the last such war.

[[Category:History]]`,
  },
]
