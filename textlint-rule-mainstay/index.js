import { askMainstay } from './ask-mainstay.js'
import { cutProse, readProse } from './read-prose.js'

/**
 * Reports what a running Mainstay points out in the prose of a document: no code, no addresses, no markup. What has one suggestion can be
 * fixed.
 *
 * @param {import('@textlint/types').TextlintRuleContext} context
 * @param {import('./ask-mainstay.js').Options} [options]
 */
function reporter(context, options = {}) {
  const { Syntax, RuleError, fixer, locator, getSource, report } = context
  /** @type {import('./read-prose.js').Part[]} */
  const parts = []
  let begins = true
  const beginBlock = () => {
    begins = true
  }
  const add = (range, isProse) => {
    parts.push({ range, isProse, begins })
    begins = false
  }
  return {
    [Syntax.Paragraph]: beginBlock,
    [Syntax.Header]: beginBlock,
    [Syntax.ListItem]: beginBlock,
    [Syntax.TableCell]: beginBlock,
    [Syntax.Str](node) {
      add(node.range, true)
    },
    [Syntax.Code](node) {
      add(node.range, false)
    },
    // HTML has no other name for code inside a sentence.
    [Syntax.CodeBlock](node) {
      const isBlock = getSource(node).includes('\n')
      begins ||= isBlock
      add(node.range, false)
      begins = isBlock
    },
    async [`${Syntax.Document}:exit`](document) {
      const source = getSource(document)
      for (const { text, places } of cutProse(readProse(source, parts))) {
        for (const { pos, word, suggestions } of await askMainstay(text, options)) {
          const own = places.slice(pos, pos + word.length)
          if (own.includes(-1)) continue
          const range = [own[0], own.at(-1) + 1]
          const isSure = suggestions.length === 1 && source.slice(...range) === word
          const fix = isSure ? { fix: fixer.replaceTextRange(range, suggestions[0]) } : {}
          report(document, new RuleError(describe(word, suggestions), { padding: locator.range(range), ...fix }))
        }
      }
    },
  }
}

/** @param {string} word @param {readonly string[]} suggestions */
function describe(word, suggestions) {
  return suggestions.length === 0
    ? `「${word}」を確認してください。`
    : `「${word}」は${suggestions.map((each) => `「${each}」`).join('か')}の誤りかもしれません。`
}

export default { linter: reporter, fixer: reporter }
