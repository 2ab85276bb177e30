/** What others measured, who had no part in the making, on sets that they chose and that were not seen here. */
export interface StrangersFigure {
  readonly benchmark: string
  /** How the name of our figure beside it begins. */
  readonly beside: string
  readonly what: string
  readonly measured: string
  readonly ours: string
  readonly set: string
}

export const strangersFigures: readonly StrangersFigure[] = [
  {
    benchmark: 'translation-quality',
    beside: 'BLEU en-ja',
    what: 'BLEU into Japanese',
    measured: '24.9 by the models before these, declined texts counted as empty',
    ours: '28.4 by those of 423 unseen dev pairs, 35.7 by these',
    set: 'the test pairs of small_parallel_enja, kept aside from everything here',
  },
  {
    benchmark: 'translation-quality',
    beside: 'BLEU ja-en',
    what: 'BLEU from Japanese',
    measured: '26.9 by the models before these, declined texts counted as empty',
    ours: '35.5 by those of 500 dev pairs, 40.9 by these',
    set: 'the test pairs of small_parallel_enja, kept aside from everything here',
  },
  {
    benchmark: 'translation-quality',
    beside: 'BLEU en-ja',
    what: '100 whole everyday sentences each way, read',
    measured:
      'right or understandable 55 into Japanese and 55 into English (the models before, graded in a mixed order by the same readers: 48 and 46); wrong and not called unsure 12 and 1. Of an older set 43 and 61, 11 and 14 (38 and 60 before, by other readers). Set phrases and short messages: 69 and 68, 14 and 12',
    ours: 'no benchmark reads translations',
    set: 'texts by writers who knew neither data nor program, graded by other readers: training/translation/held-back-texts/strangers-4, -3 and -2',
  },
  {
    benchmark: 'japanese-proofreading',
    beside: 'Mistakes located, natural, medium',
    what: 'mistakes located, at medium',
    measured: '17.8 %, of which the first suggestion is right in 66 %, of the model before this one',
    ours: '46.3 % and 90 %, of natural slips held back by repository',
    set: 'natural slips: mistakes that people made and mended',
  },
  {
    benchmark: 'japanese-proofreading',
    beside: 'Clean sentences flagged, natural, medium',
    what: 'clean sentences flagged, at medium',
    measured: '2.7 %, of the model before this one',
    ours: '3.7 %',
    set: 'the same slips, mended',
  },
  {
    benchmark: 'japanese-smalltalk',
    beside: 'True next utterance first of ten',
    what: 'true next utterance put first of ten',
    measured: '.288 by the ranker before this one (tf-idf .437)',
    ours: '.397 to .491 on sources held back whole (tf-idf of five turns .414 and .341), .671 on speakers held back (.491)',
    set: 'talk of a forum, of other people than training’s',
  },
  {
    benchmark: 'japanese-smalltalk',
    beside: 'True next utterance first of ten',
    what: '100 remarks of ten persons, replies read',
    measured:
      '60 sensible, 18 evasions, 23 wrong, means of two readers (the version before, graded in a mixed order by the same readers: 59, 21, 20). On two other sets with other limits 58 and 56 (51 and 59)',
    ours: 'of the version before, 144 of 205 on the last four unseen sets of the hand that wrote the replies',
    set: 'remarks by one who did not know the program, graded by another: training/smalltalk/remarks/strangers-5.txt, the others strangers-3.txt and -4.txt',
  },
  {
    benchmark: 'japanese-summary',
    beside: 'ROUGE',
    what: 'ROUGE-1, -2, -L',
    measured: '.340, .143, .280 (last sentences alone .338, .138, .275)',
    ours: '.362, .149, .308, none too long (last sentences alone .338, .134, .288)',
    set: 'speeches with summaries by people',
  },
  {
    benchmark: 'image-analysis',
    beside: 'a picture',
    what: 'captions of 80 pictures, read',
    measured: '19 right, 16 partly, 10 wrong; 35 tell colours only. With the optional packages',
    ours: 'none of captions; tags of 95 pictures kept aside stand in the interface’s README',
    set: '80 pictures',
  },
  {
    benchmark: 'transit-search',
    beside: 'earliest arrival',
    what: 'earliest arrival against minotor',
    measured: 'within 1.3 times of each other',
    ours: '38 times against its release on npm, the one in the table',
    set: 'minotor’s newest source in place of its release',
  },
]
