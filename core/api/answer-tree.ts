/**
 * The content of an answer whose shape the specification does not show, in its order. An attribute of XML and a field
 * of JSON are children with a text; every item of a list is a child under the name of the list.
 */
export interface AnswerTree {
  readonly name: string
  readonly text: string | null
  readonly children: readonly AnswerTree[]
}
