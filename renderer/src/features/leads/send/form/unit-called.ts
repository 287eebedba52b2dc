import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core'
import { fold } from '#core/fold'
import type { UnitId } from '#core/ids'

interface NumberedUnit {
  readonly id: UnitId
  readonly number: string
}

const tight = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The unit whose number people write so: `a107` is A.107; null where none is, or more than one. */
export const unitCalled = <U extends NumberedUnit>(
  typed: string,
  units: readonly U[],
): U | null => {
  const wanted = tight(typed)
  if (wanted === '') return null
  const same = units.find(({ number }) => number === typed.trim())
  const [only, ...others] = units.filter(({ number }) => tight(number) === wanted)
  return same ?? (others.length === 0 ? (only ?? null) : null)
}

/** Options with every word that is searched, however their numbers are separated. */
export const optionsCalled = (
  options: readonly ComboboxParsedItem[],
  search: string,
  limit: number,
): ComboboxItem[] => {
  const words = search.split(/\s+/).map(tight)
  const items = options.filter((option): option is ComboboxItem => 'value' in option)
  return items
    .filter(({ label }) => words.every((word) => tight(label).includes(word)))
    .slice(0, limit)
}
