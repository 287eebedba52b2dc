import type { AnswerTree } from '#core/api/answer-tree'
import { fold } from '#core/fold'

/** The part of a tree that a search finds: each matching branch whole, and its parents. Null where nothing matches. */
export const shownBranches = (tree: AnswerTree, search: string): AnswerTree | null => {
  const wanted = fold(search.trim())
  return wanted === '' ? tree : branchOf(tree, wanted)
}

const branchOf = (tree: AnswerTree, wanted: string): AnswerTree | null => {
  const { name, text, children } = tree
  if (fold(`${name} ${text ?? ''}`).includes(wanted)) return tree
  const found = children.flatMap((child) => branchOf(child, wanted) ?? [])
  return found.length === 0 ? null : { ...tree, children: found }
}

/** A name of the API as a person reads it: `first-name` and `firstName` become words. */
export const spokenName = (name: string): string => {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
