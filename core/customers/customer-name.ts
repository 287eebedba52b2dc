import type { AnswerTree } from '#core/api/answer-tree'

/** The specification does not show what a customer's name is called: these are the usual ways. */
const surnames = /^(?:surname|last[-_ ]?name|family[-_ ]?name|prijmeni)$/i
const names = /^(?:name|first[-_ ]?name|given[-_ ]?name|jmeno)$/i

/**
 * The name of a customer in both orders, because banks and exports write either; none where the answer does not tell
 * it. A lone word is nobody's name for certain.
 */
export const customerNames = ({ children }: AnswerTree): readonly string[] => {
  const textOf = (wanted: RegExp): string =>
    children.find(({ name, text }) => wanted.test(name) && text !== null)?.text?.trim() ?? ''
  const surname = textOf(surnames)
  const name = textOf(names)
  if (name !== '' && surname !== '') return [`${name} ${surname}`, `${surname} ${name}`]
  return /\S\s+\S/.test(name) ? [name] : []
}
