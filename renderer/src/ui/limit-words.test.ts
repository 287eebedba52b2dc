import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { Language } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import type { PriceLimit } from '#core/prices/batch/price-limit'
import { startI18n } from '../i18n/start-i18n.ts'
import { limitWords } from './limit-words.ts'

const said = async (limit: PriceLimit, language: Language): Promise<string> => {
  await startI18n(language)
  const locale = language === 'cs' ? 'cs-CZ' : 'en-GB'
  return limitWords(limit, { t: i18next.t, formats: createFormats(locale) })
}

test.each<[PriceLimit, RegExp, RegExp]>([
  [{ units: null, percent: null }, /any change alone/, /odeslat sám/],
  [{ units: 0, percent: 5 }, /^Every change of prices needs/, /^Každou změnu cen musí/],
  [{ units: 20, percent: null }, /more than 20 units needs/, /víc než 20 jednotek, potřebuje/],
  [{ units: 3, percent: null }, /more than 3 units needs/, /víc než 3 jednotky, potřebuje/],
  [
    { units: null, percent: 5 },
    /one price by more than 5% needs/,
    /cenu o víc než 5\s%, potřebuje/,
  ],
  [
    { units: 1, percent: 5 },
    /more than 1 unit, or one price by more than 5%, needs/,
    /víc než 1 jednotku nebo některou cenu o víc než 5\s%, potřebuje/,
  ],
])('a limit is a sentence in both languages', async (limit, english, czech) => {
  expect(await said(limit, 'en')).toMatch(english)
  expect(await said(limit, 'cs')).toMatch(czech)
})
