import type { UnitAttributes } from './state/units.ts'

/** Missing is not zero: an attribute that a unit does not have leaves its cell empty. */
export const numberOf = (attributes: UnitAttributes, key: string): number | null => {
  const text = attributes[key] ?? ''
  const value = Number(text)
  return text === '' || Number.isNaN(value) ? null : value
}

export const minorOf = (attributes: UnitAttributes, key: string): number | null => {
  const value = numberOf(attributes, key)
  return value === null ? null : Math.round(value * 100)
}

export const textOf = (attributes: UnitAttributes, key: string): string | null =>
  attributes[key] || null
