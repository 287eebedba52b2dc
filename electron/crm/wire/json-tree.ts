import type { AnswerTree } from '#core/api/answer-tree'

const maxDepth = 64

/** An object of JSON under a name; null for what is no object, or is nested deeper than answers are. */
export const toJsonTree = (name: string, value: unknown): AnswerTree | null => {
  if (!isRecord(value)) return null
  const children = childrenOf(value, 1)
  return children && { name, text: null, children }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const childrenOf = (value: object, depth: number): AnswerTree[] | null => {
  if (depth > maxDepth) return null
  const children: AnswerTree[] = []
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    for (const item of Array.isArray(field) ? (field as unknown[]) : [field]) {
      const child = childOf(name, item, depth)
      if (child === null) return null
      children.push(child)
    }
  }
  return children
}

const childOf = (name: string, value: unknown, depth: number): AnswerTree | null => {
  if (typeof value !== 'object' || value === null) {
    return { name, text: value === null ? null : String(value), children: [] }
  }
  const children = childrenOf(Array.isArray(value) ? { [name]: value } : value, depth + 1)
  return children && { name, text: null, children }
}
