import type { InputNode } from './input-node.ts'
import { legalValues, smallestArray, smallestObject } from './legal-values.ts'

/** A value that is legal but for one thing. */
interface Neighbour {
  /** Where in the input, and what is wrong there. */
  readonly fault: string
  readonly value: unknown
}

type NodeOf<K extends InputNode['kind']> = Extract<InputNode, { kind: K }>

const strangers = {
  null: null,
  text: 'text',
  number: 7,
  boolean: true,
  bigint: 7n,
  object: {},
  array: [],
} as const

type ValueKind = keyof typeof strangers

const hugeText = 'a'.repeat(1_000_000)

const valueKindOf = (value: unknown): ValueKind => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'string') return 'text'
  return typeof value as 'number' | 'boolean' | 'bigint' | 'object'
}

/** The kinds of which a place takes some values by a rule; of constants it takes these alone. */
const kindsTaken = (node: InputNode): readonly ValueKind[] => {
  if (node.kind === 'constant') return []
  return node.kind === 'choice' ? node.branches.flatMap(kindsTaken) : [node.kind]
}

const wrongKinds = (node: InputNode): Neighbour[] => {
  const taken = kindsTaken(node)
  const wrong = Object.entries(strangers).filter(
    ([kind, value]) =>
      !taken.includes(kind as ValueKind) &&
      !(legalValues(node) as readonly unknown[]).includes(value),
  )
  return wrong.map(([kind, value]) => ({ fault: `is ${kind}`, value }))
}

const within = (path: string, { fault, value }: Neighbour): Neighbour => ({
  fault: fault.startsWith('is ') ? `${path} ${fault}` : `${path}.${fault}`,
  value,
})

const wrongObjects = (node: NodeOf<'object'>): Neighbour[] => {
  const smallest = smallestObject(node)
  const surplus = ['surplus', '__proto__', 'constructor'].map((key) => ({
    fault: `is with the surplus key ${key}`,
    value: Object.defineProperty({ ...smallest }, key, { value: 1, enumerable: true }),
  }))
  const missing = Object.keys(smallest).map((name) => {
    const { [name]: _left, ...value } = smallest
    return { fault: `${name} is missing`, value }
  })
  const wrong = node.fields.flatMap(({ name, node: field }) =>
    illegalValues(field).map((neighbour) => {
      const { fault, value } = within(name, neighbour)
      return { fault, value: { ...smallest, [name]: value } }
    }),
  )
  return [...surplus, ...missing, ...wrong]
}

const wrongArrays = (node: NodeOf<'array'>): Neighbour[] => {
  const smallest = smallestArray(node)
  const one = legalValues(node.items)[0]
  const tooFew = node.min > 0 ? [{ fault: 'is too short', value: smallest.slice(1) }] : []
  const tooMany = { fault: 'is too long', value: Array.from({ length: node.max + 1 }, () => one) }
  const wrong = illegalValues(node.items).map((neighbour) => {
    const { fault, value } = within('[0]', neighbour)
    return { fault, value: [value, ...smallest.slice(1)] }
  })
  return [...tooFew, tooMany, ...wrong]
}

const wrongTexts = ({ min, max, pattern }: NodeOf<'text'>): Neighbour[] => {
  const shape = new RegExp(pattern)
  const isLegal = (text: string) => text.length >= min && text.length <= max && shape.test(text)
  const isHugeLegal = isLegal(hugeText)
  if (isHugeLegal && !Number.isFinite(max)) {
    throw new Error('A text of the contract must say how long it may be')
  }
  const tooLong = Number.isFinite(max) ? ['a'.repeat(max + 1)] : []
  const texts = ['', 'a'.repeat(Math.max(0, min - 1)), 'a\n', '../a', 'a\u0000', 'á', ...tooLong]
  const wrong = [...new Set(texts)].filter((text) => !isLegal(text))
  return [
    ...wrong.map((value) => ({ fault: `is ${JSON.stringify(value.slice(0, 20))}`, value })),
    ...(isHugeLegal ? [] : [{ fault: 'is a huge text', value: hugeText }]),
  ]
}

const wrongNumbers = ({ min, max, whole }: NodeOf<'number'>): Neighbour[] => {
  const beyond = [min - 1, max + 1].filter(Number.isFinite)
  // Far from zero there are no fractions.
  const fraction = whole ? [Math.max(min, 0) + 0.5, 1e308] : []
  const wrong = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  return [...wrong, ...beyond, ...fraction].map((value) => ({ fault: `is ${value}`, value }))
}

const wrongChoices = ({ branches }: NodeOf<'choice'>): Neighbour[] =>
  branches.flatMap((branch) => {
    // A scalar whose kind another branch takes is that branch's matter.
    const others = branches.filter((other) => other !== branch).flatMap(kindsTaken)
    return ownFaults(branch).filter(({ value }) => {
      const kind = valueKindOf(value)
      return kind === 'object' || !others.includes(kind)
    })
  })

/** What is wrong with values of the right kind. */
const ownFaults = (node: InputNode): Neighbour[] => {
  switch (node.kind) {
    case 'object':
      return wrongObjects(node)
    case 'array':
      return wrongArrays(node)
    case 'text':
      return wrongTexts(node)
    case 'number':
      return wrongNumbers(node)
    case 'choice':
      return wrongChoices(node)
    case 'constant':
      return node.values.map((value) => ({ fault: `is not quite ${value}`, value: `${value}x` }))
    case 'boolean':
    case 'null':
      return []
  }
}

/** Every illegal neighbour of the smallest value that a place takes. */
export const illegalValues = (node: InputNode): readonly Neighbour[] => [
  ...wrongKinds(node),
  ...ownFaults(node),
]
