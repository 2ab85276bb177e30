import type { GlossaryDescription } from '../domain/glossary.ts'
import type { GlossaryEntry } from '../domain/glossary-set.ts'

export interface SampleGlossary extends Omit<GlossaryDescription, 'entryCount' | 'createdAt'> {
  readonly entries: readonly GlossaryEntry[]
}

/** Everybody's, for the examples of the wire; any key may delete them. The ids stand in its contract. */
export const sampleGlossaries: readonly SampleGlossary[] = [
  {
    id: '7d0a3f5e-0c1b-4f43-9a53-1f2a6a3c5e01',
    name: 'Sample: railways',
    source: 'en',
    target: 'ja',
    entries: [
      ['limited express', '特急'],
      ['platform', 'のりば'],
      ['conductor', '車掌'],
    ],
  },
  {
    id: '7d0a3f5e-0c1b-4f43-9a53-1f2a6a3c5e02',
    name: 'Sample: to be deleted',
    source: 'en',
    target: 'ja',
    entries: [['timetable', '時刻表']],
  },
  {
    id: '7d0a3f5e-0c1b-4f43-9a53-1f2a6a3c5e03',
    name: 'Sample: to be deleted, too',
    source: 'en',
    target: 'ja',
    entries: [['fare', '運賃']],
  },
]
