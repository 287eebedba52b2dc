import type { CustomAttribute, CustomAttributeType } from '../state/custom-attributes.ts'
import type { AttributeValue } from '../state/customers.ts'
import { isDay } from '../time/is-day.ts'

type Parse = (text: string, options: readonly number[]) => AttributeValue | null

const integerPattern = /^\d{1,15}$/
const decimalPattern = /^\d{1,15}(\.\d{1,15})?$/

const parseInteger = (text: string): number | null =>
  integerPattern.test(text) ? Number(text) : null

const parseOption: Parse = (text, options) => {
  const value = parseInteger(text)
  return value !== null && options.includes(value) ? value : null
}

const parseOptions: Parse = (text, options) => {
  const values = text.split(',').map((part) => parseOption(part.trim(), options))
  return values.includes(null) ? null : [...new Set(values as number[])]
}

/** spec: Resources, Custom attributes: the wire formats. */
const parsers: Readonly<Record<CustomAttributeType, Parse>> = {
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : null),
  string: (text) => text,
  integer: parseInteger,
  decimal: (text) => (decimalPattern.test(text) ? text : null),
  date: (text) => (isDay(text) ? text : null),
  singleSelect: parseOption,
  multiSelect: parseOptions,
}

/** Null when the text is not in the format of the attribute's type. */
export const parseAttribute = (
  { type, options }: CustomAttribute,
  text: string,
): AttributeValue | null =>
  parsers[type](
    text,
    options.map(({ value }) => value),
  )
