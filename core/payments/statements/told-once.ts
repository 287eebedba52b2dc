import type { StatementProblem } from './statement.ts'

type Kind = StatementProblem['kind']

/** What one row of a file has, its other rows probably have as well. */
const ofWholeFile: readonly Kind[] = ['ambiguousDay', 'currencyAssumed', 'shortenedReference']

/** The problems of a file; of those that its rows share, the first one. */
export const toldOnce = (problems: readonly StatementProblem[]): StatementProblem[] => {
  const told = new Set<Kind>()
  return problems.filter(({ kind }) => {
    const isFirst = !told.has(kind)
    told.add(kind)
    return isFirst || !ofWholeFile.includes(kind)
  })
}
