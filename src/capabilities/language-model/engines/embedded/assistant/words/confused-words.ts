/** Words that are easily taken for each other, and how they differ, in words of our own. */
export const confusedWords: readonly (readonly [string, string, string])[] = [
  [
    'affect',
    'effect',
    '"Affect" is mostly a verb, to influence; "effect" is mostly a noun, the result: "Rain affects the game; the effect is mud."',
  ],
  ['than', 'then', '"Than" compares ("taller than me"); "then" tells time or what follows ("first this, then that").'],
  ['its', "it's", '"Its" means belonging to it; "it\'s" is short for "it is" or "it has".'],
  ['your', "you're", '"Your" means belonging to you; "you\'re" is short for "you are".'],
  ['there', 'their', '"There" is a place; "their" means belonging to them.'],
  ['lose', 'loose', '"Lose" is a verb, no longer to have; "loose" means not tight.'],
  ['accept', 'except', '"Accept" is to take what is offered; "except" means apart from.'],
  ['advice', 'advise', '"Advice" is the noun; "advise" is the verb, to give advice.'],
  ['lie', 'lay', '"Lie" is to be flat by oneself (past: lay); "lay" is to put something down (past: laid).'],
  ['fewer', 'less', '"Fewer" is for what is counted ("fewer cars"); "less" for what is not ("less traffic").'],
  ['who', 'whom', '"Who" does something; "whom" has it done to them: "Who called whom?"'],
  ['i.e.', 'e.g.', '"i.e." means that is, in other words; "e.g." means for example.'],
  ['principal', 'principle', '"Principal" means chief, or the head of a school; a "principle" is a rule or belief.'],
  ['complement', 'compliment', 'A "complement" completes something; a "compliment" is praise.'],
  ['borrow', 'lend', 'One who borrows takes for a time; one who lends gives for a time.'],
  ['http', 'https', 'HTTPS is HTTP over an encrypted connection, by which the server shows who it is.'],
]
