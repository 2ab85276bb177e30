import { type FigureSet, load } from './figure-set.ts'

/** Of the three Japanese interfaces, as `sets.ts` has the others. */
export const japaneseSets: Readonly<Record<string, readonly FigureSet[]>> = {
  'japanese-proofreading': [
    {
      figures: /natural(?:, |: )/,
      set: '1,020 slips that people made and mended in public repositories, and 1,500 clean sentences of such',
      heldBack: 'half of the repositories, from training',
      chosenBy: 'their authors; collected by us',
    },
    {
      figures: /located|Right first|Clean/i,
      set: '1,200 sentences of an encyclopedia, books and dialogues, mistakes made by a program',
      heldBack: 'one document in forty, from training',
      chosenBy: 'us',
    },
    load,
  ],
  'japanese-smalltalk': [
    {
      figures: /RealPersonaChat, 26 speakers|the same, the nine others/,
      set: 'RealPersonaChat, 2,000 places',
      heldBack: 'its 26 speakers: no dialogue of theirs was learnt from; its kind of talk was',
      chosenBy: 'us',
    },
    {
      figures: /RealPersonaChat, a topic/,
      set: 'RealPersonaChat, 2,000 places in dialogues about games, animated films and comics',
      heldBack: 'its topic, not its speakers',
      chosenBy: 'us',
    },
    {
      figures: /talks in books/,
      set: 'quotations that follow one another in works of Aozora Bunko, 2,000 places',
      heldBack: 'by work: half of the works were learnt from, a quarter chose the weights',
      chosenBy: 'us',
    },
    {
      figures: /Tatoeba/,
      set: 'sentences of Tatoeba that are two quotations, 1,214 pairs',
      heldBack: 'the source whole',
      chosenBy: 'us',
    },
    {
      figures: /Wesnoth/,
      set: 'messages of The Battle for Wesnoth 1.16 in Japanese, 2,000 places',
      heldBack: 'the source whole',
      chosenBy: 'us',
    },
    load,
  ],
  'japanese-summary': [
    {
      figures: /three choices/,
      set: '50 notices, 50 mails and 50 news texts of our own writing, each with two choices of their writer and one of a reader (bench/japanese-summary/texts)',
      heldBack: 'nothing: rules were made on half of them, by the hand that wrote them',
      chosenBy: 'us, and a reader who knew neither rules nor marks',
    },
    {
      figures: /-others/,
      set: '20 notices, 20 mails and 20 news texts by another writer, with their choice and a reader’s (bench/japanese-summary/texts)',
      heldBack: 'the writer whole: no rule was made on them',
      chosenBy: 'their writer and a reader, who knew nothing of the project',
    },
    {
      figures: /Wanted/,
      set: '196 notices, mails, minutes, reports and news of our own writing (bench/japanese-summary/texts)',
      heldBack: 'one text in two; the same hand wrote them, marked them and made the rules',
      chosenBy: 'us',
    },
    {
      figures: /ROUGE/,
      set: '594 assembly speeches of NTCIR-14 PoliInfo',
      heldBack: 'nothing: the figures of all were looked at when the weights were set',
      chosenBy: 'us',
    },
    {
      figures: /Questions/,
      set: '626 paragraphs of JSQuAD',
      heldBack: 'half of them looked at when the weights were set',
      chosenBy: 'us',
    },
    load,
  ],
}
