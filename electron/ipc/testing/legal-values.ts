import type { InputNode } from './input-node.ts'

type NodeOf<K extends InputNode['kind']> = Extract<InputNode, { kind: K }>

const shortTexts = ['', 'a', '1', 'aa', 'AAA', '1.5', '2026-01-31', '12:00']

const legalTexts = ({ min, max, pattern }: NodeOf<'text'>): string[] => {
  const shape = new RegExp(pattern)
  const texts = ['a'.repeat(min), ...shortTexts]
  const shortest = texts.find(
    (text) => text.length >= min && text.length <= max && shape.test(text),
  )
  if (shortest === undefined) throw new Error(`No text is known that fits ${pattern}`)
  const longest = shortest.padEnd(max === Number.POSITIVE_INFINITY ? 0 : max, 'a')
  return shape.test(longest) ? [shortest, longest] : [shortest]
}

const smallestOf = (node: InputNode): unknown => legalValues(node)[0]

/** The required fields alone, each as small as it may be. */
export const smallestObject = ({ fields }: NodeOf<'object'>): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map(({ name, node }) => [name, smallestOf(node)]),
  )

export const smallestArray = ({ items, min }: NodeOf<'array'>): unknown[] =>
  min === 0 ? [] : new Array<unknown>(min).fill(smallestOf(items))

/** Values that a place takes, the smallest first: every branch, every bound, every optional field once. */
export const legalValues = (node: InputNode): readonly unknown[] => {
  switch (node.kind) {
    case 'object': {
      const smallest = smallestObject(node)
      const grown = node.fields.flatMap(({ name, node: field }) =>
        legalValues(field).map((value) => ({ ...smallest, [name]: value })),
      )
      return [smallest, ...grown]
    }
    case 'choice':
      return node.branches.flatMap(legalValues)
    case 'array': {
      const smallest = smallestArray(node)
      const items = legalValues(node.items)
      const full = new Array<unknown>(node.max).fill(items[0])
      const others = smallest.slice(1)
      return [smallest, full, ...items.map((item) => [item, ...others])]
    }
    case 'text':
      return node.examples.length > 0 ? node.examples : legalTexts(node)
    case 'number': {
      const smallest = Number.isFinite(node.min) ? node.min : 0
      return Number.isFinite(node.max) ? [smallest, node.max] : [smallest]
    }
    case 'constant':
      return node.values
    case 'boolean':
      return [false, true]
    case 'null':
      return [null]
  }
}
