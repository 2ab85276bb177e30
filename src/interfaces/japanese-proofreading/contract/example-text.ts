/** A sentence of our own writing, with one particle too many. */
export const exampleText = '新しい図書館をを来月の初めに開くことになりました。'
