import type { AnswerTree } from '#core/api/answer-tree'

/** An element of an XML statement with the line where it begins, from 1. */
export interface StatementElement extends AnswerTree {
  readonly line: number
  readonly children: readonly StatementElement[]
}

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The elements at the end of a path of names, whatever their name space. */
export const elementsAt = (
  from: StatementElement,
  ...path: readonly string[]
): readonly StatementElement[] =>
  path.reduce<readonly StatementElement[]>(
    (found, name) =>
      found.flatMap(({ children }) => children.filter((child) => bareName(child.name) === name)),
    [from],
  )

/** The text of the first element at a path; null where there is none. */
export const textAt = (from: StatementElement, ...path: readonly string[]): string | null =>
  elementsAt(from, ...path)[0]?.text?.trim() || null

/** The text at the first of several paths that has one. */
export const firstText = (
  from: StatementElement,
  ...paths: readonly (readonly string[])[]
): string | null => {
  for (const path of paths) {
    const text = textAt(from, ...path)
    if (text !== null) return text
  }
  return null
}
