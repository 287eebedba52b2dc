/**
 * What an answer of a shape that nobody shows tells, in its order. An attribute of XML and a field of JSON are
 * children with a text; every item of a list is a child under the name of the list.
 */
export interface AnswerTree {
  readonly name: string
  readonly text: string | null
  readonly children: readonly AnswerTree[]
}
