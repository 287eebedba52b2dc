import type { CustomAttribute } from './custom-attribute.ts'

/** spec: Custom attributes, the wire formats. Null for what the wire cannot say. */
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

/** To say nothing is to leave the attribute out. */
const isList = (options: readonly number[]): boolean =>
  options.length > 0 && options.every((option) => digits(option) !== null)

/** One that the calendar has. */
const isDay = (day: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
