import { z } from 'zod'

interface Field {
  readonly name: string
  readonly node: InputNode
  readonly isRequired: boolean
}

/** What one place of an input takes, as far as a test of the border has to know it. */
export type InputNode =
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
  | { readonly kind: 'choice'; readonly branches: readonly InputNode[] }
  | {
      readonly kind: 'array'
      readonly items: InputNode
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'text'
      readonly min: number
      readonly max: number
      readonly pattern: string
      /** What fits where a rule is told by no keyword. */
      readonly examples: readonly unknown[]
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
  | { readonly kind: 'constant'; readonly values: readonly unknown[] }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'null' }

type Rule = z.core.JSONSchema.BaseSchema

const unknownRule = (rule: Rule, what: string): never => {
  throw new Error(`The test of the border does not know ${what}: ${JSON.stringify(rule)}`)
}

// A rule that were passed over would be one that nobody tests.
const expectOnly = (rule: Rule, keywords: readonly string[]): void => {
  const known = ['$schema', 'readOnly', ...keywords]
  const surplus = Object.keys(rule).filter((key) => !known.includes(key))
  if (surplus.length > 0) unknownRule(rule, surplus.join(', '))
}

const readObject = (rule: Rule): InputNode => {
  expectOnly(rule, ['type', 'properties', 'required', 'additionalProperties'])
  if (rule.additionalProperties !== false) unknownRule(rule, 'an object that takes any key')
  const fields = Object.entries(rule.properties ?? {}).map(([name, field]) => ({
    name,
    node: readNode(field),
    isRequired: rule.required?.includes(name) === true,
  }))
  return { kind: 'object', fields }
}

const readArray = (rule: Rule): InputNode => {
  expectOnly(rule, ['type', 'items', 'minItems', 'maxItems'])
  const { items, minItems = 0, maxItems } = rule
  if (Array.isArray(items) || items === undefined || maxItems === undefined) {
    return unknownRule(rule, 'a list without one kind of items and a greatest length')
  }
  return { kind: 'array', items: readNode(items), min: minItems, max: maxItems }
}

const readText = (rule: Rule): InputNode => {
  expectOnly(rule, ['type', 'minLength', 'maxLength', 'pattern', 'examples'])
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '', examples = [] } = rule
  return { kind: 'text', min: minLength, max: maxLength, pattern, examples }
}

const readNumber = (rule: Rule): InputNode => {
  expectOnly(rule, ['type', 'minimum', 'exclusiveMinimum', 'maximum'])
  const whole = rule.type === 'integer'
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = rule
  const below = rule.exclusiveMinimum
  const isOpen = typeof below === 'number'
  if (isOpen && !whole) unknownRule(rule, 'an open range of fractions')
  const min = isOpen ? below + 1 : minimum
  return { kind: 'number', min, max: maximum, whole }
}

const readNode = (rule: z.core.JSONSchema.JSONSchema | boolean): InputNode => {
  if (typeof rule === 'boolean') return unknownRule({}, 'a place that takes anything')
  const branches = rule.anyOf ?? rule.oneOf
  if (branches !== undefined) {
    expectOnly(rule, ['anyOf', 'oneOf'])
    return { kind: 'choice', branches: branches.map(readNode) }
  }
  if (rule.const !== undefined) return { kind: 'constant', values: [rule.const] }
  if (rule.enum !== undefined) return { kind: 'constant', values: rule.enum }
  if (rule.type === 'object') return readObject(rule)
  if (rule.type === 'array') return readArray(rule)
  if (rule.type === 'string') return readText(rule)
  if (rule.type === 'integer' || rule.type === 'number') return readNumber(rule)
  expectOnly(rule, ['type'])
  if (rule.type === 'boolean' || rule.type === 'null') return { kind: rule.type }
  return unknownRule(rule, 'this kind')
}

/** What a call takes, from its schema; a kind of schema that is not known here is an error. */
export const inputNode = (schema: z.ZodType): InputNode =>
  readNode(z.toJSONSchema(schema, { io: 'input' }))
