import ts from 'typescript'

/** One small fault: the text from `start` to `end` is replaced. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
  /** The line, counted from one. */
  readonly line: number
  /** A call that is left out: its place may begin a line, where a bracket would belong to the line before. */
  readonly isStatement: boolean
}

const otherOperators: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
])

/** Faults of the kinds that people make: a comparison off by one, a condition forgotten, a call left out. */
export const mutantsOf = (fileName: string, source: string): Mutant[] => {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const replace = (node: ts.Node, text: string) => {
    const start = node.getStart(file)
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    const isStatement = ts.isExpressionStatement(node.parent)
    mutants.push({ start, end: node.getEnd(), text, line, isStatement })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isIfStatement(node)) replace(node.expression, 'false')
    if (ts.isConditionalExpression(node)) {
      replace(node.condition, 'true')
      replace(node.condition, 'false')
    }
    if (ts.isBinaryExpression(node)) {
      const other = otherOperators.get(node.operatorToken.kind)
      if (other !== undefined) {
        const before = source.slice(node.getStart(file), node.operatorToken.getStart(file))
        replace(node, before + other + source.slice(node.operatorToken.getEnd(), node.getEnd()))
      }
    }
    if (ts.isExpressionStatement(node)) replace(node.expression, 'undefined')
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true')
    ts.forEachChild(node, visit)
  }
  visit(file)
  return mutants
}
