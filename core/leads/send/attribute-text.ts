import type { CustomAttribute } from './custom-attribute.ts'

/** spec: Custom attributes, the wire formats. Null for a value that the wire cannot carry. */
export const attributeText = (attribute: CustomAttribute): string | null => {
  switch (attribute.kind) {
    case 'boolean':
      return String(attribute.value)
    case 'text':
      return attribute.value
    case 'integer':
      return digits(attribute.value)
    case 'decimal':
      return /^\d+(\.\d+)?$/.test(attribute.text) ? attribute.text : null
    case 'date':
      return isDay(attribute.day) ? attribute.day : null
    case 'choice':
      return digits(attribute.option)
    case 'choices':
      return isList(attribute.options) ? attribute.options.join(',') : null
  }
}

const digits = (value: number): string | null =>
  Number.isSafeInteger(value) && value >= 0 ? String(value) : null

/** An empty list cannot be sent: the attribute is left out instead. */
const isList = (options: readonly number[]): boolean =>
  options.length > 0 && options.every((option) => digits(option) !== null)

/** Whether the calendar has such a day. */
const isDay = (day: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
