import ts from 'typescript'

export type Rule = 'look-up-by-own-words' | 'spread-of-bounded-lists'

export interface Violation {
  readonly rule: Rule
  /** Path and line. */
  readonly place: string
  readonly line: string
}

/**
 * What the linter cannot tell, because it takes types:
 *
 * - `look-up-by-own-words`: a record is asked (`record[word]`, `word in record`, `{ [word]: value } = record`) for a word that may be any
 *   string. `constructor` is in every object: `lookUp`, a `Map` or a record of `createRecord` knows what was put there alone.
 * - `spread-of-bounded-lists`: a built-in function is called with a list of any length spread out. `push(...list)` throws from some
 *   100,000 elements on. Tuples are bounded.
 */
export function findViolations(program: ts.Program, isChecked: (path: string) => boolean): Violation[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isChecked(fileName))
    .flatMap((source) => findInFile(program, source))
}

function findInFile(program: ts.Program, source: ts.SourceFile): Violation[] {
  const found: Violation[] = []
  const checker = program.getTypeChecker()
  const visit = (node: ts.Node): void => {
    const rule = findRule(node, program, checker)
    if (rule) found.push({ rule, ...describePlace(node, source) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function describePlace(node: ts.Node, source: ts.SourceFile): Pick<Violation, 'place' | 'line'> {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return { place: `${source.fileName}:${line + 1}`, line: source.text.split('\n')[line]?.trim() ?? '' }
}

function findRule(node: ts.Node, program: ts.Program, checker: ts.TypeChecker): Rule | undefined {
  if (ts.isSpreadElement(node)) return isUnboundedSpread(node, program, checker) ? 'spread-of-bounded-lists' : undefined
  return asksByAnyWord(node, checker) ? 'look-up-by-own-words' : undefined
}

function asksByAnyWord(node: ts.Node, checker: ts.TypeChecker): boolean {
  const isAny = (word: ts.Node) => isAnyWord(checker.getTypeAtLocation(word), checker)
  if (ts.isElementAccessExpression(node))
    return isAny(node.argumentExpression) && !isBare(node.expression, checker) && !isAskedBefore(node)
  if (ts.isBinaryExpression(node)) return node.operatorToken.kind === ts.SyntaxKind.InKeyword && isAny(node.left)
  return ts.isComputedPropertyName(node) && ts.isBindingElement(node.parent) && isAny(node.expression)
}

/** Whether a type has words that nobody listed; `keyof` of whatever type has listed them. */
function isAnyWord(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((each) => isAnyWord(each, checker))
  if (type.isIntersection()) return !type.types.some(isListed) && type.types.some((each) => isAnyWord(each, checker))
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type)
    return constraint !== undefined && isAnyWord(constraint, checker)
  }
  const { String, TemplateLiteral, StringMapping, Any } = ts.TypeFlags
  return (type.flags & (String | TemplateLiteral | StringMapping | Any)) !== 0
}

function isListed(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Index | ts.TypeFlags.StringLiteral)) !== 0
}

/** A record of `createRecord`, by the mark on its type. */
function isBare(record: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(record))
  return type.getProperties().some(({ escapedName }) => String(escapedName).includes('inheritsNothing'))
}

/** `Object.hasOwn(record, word) ? record[word] : …`, with nothing but `&&` before it. */
function isAskedBefore(node: ts.ElementAccessExpression): boolean {
  const { parent } = node
  if (!ts.isConditionalExpression(parent) || parent.whenTrue !== node) return false
  const asked = `Object.hasOwn(${node.expression.getText()}, ${node.argumentExpression.getText()})`
  return listConditions(parent.condition).some((condition) => condition.getText() === asked)
}

function listConditions(condition: ts.Expression): readonly ts.Expression[] {
  if (!ts.isBinaryExpression(condition) || condition.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken)
    return [condition]
  return [...listConditions(condition.left), ...listConditions(condition.right)]
}

function isUnboundedSpread(node: ts.SpreadElement, program: ts.Program, checker: ts.TypeChecker): boolean {
  const call = node.parent
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return false
  if (checker.isTupleType(checker.getTypeAtLocation(node.expression))) return false
  const declaration = checker.getResolvedSignature(call)?.declaration
  return declaration !== undefined && program.isSourceFileDefaultLibrary(declaration.getSourceFile())
}
