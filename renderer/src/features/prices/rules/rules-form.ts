import type { PriceSide } from '#core/prices/rules/price-pair'
import { type PriceRules, priceRulesSchema, type VatRate } from '#core/prices/rules/price-rules'
import { readPrice } from '#core/prices/rules/read-price'
import { decimalNumber, readDecimal, type ThousandsMark } from '#core/tables/read-decimal'

/** The rules as they are typed: percents and amounts as text. */
export interface RulesForm {
  readonly vatRates: string
  readonly defaultVatRate: string
  readonly likelyLocks: 'block' | 'warn'
  readonly floorPrice: string
  readonly warnChangePercent: string
  readonly warnMedianPercent: string
  readonly warnMedianAmount: string
  readonly warnBelowLowerFloor: string
  readonly warnBelowNeighbour: string
  readonly warnUnchangedDays: string
  readonly warnNotMultiple: string
  /** Empty: prices are a multiple. */
  readonly priceEnding: string
  readonly roundedSide: PriceSide
  readonly confirmUnits: string
  readonly confirmPercent: string
  readonly timeZone: string
}

export type RulesField = keyof RulesForm

const percentText = (rate: VatRate) => String(rate / 100)
const numberText = (value: number | null) => (value === null ? '' : String(value))
const amountText = (minor: number | null) => (minor === null ? '' : String(minor / 100))

export const toRulesForm = (rules: PriceRules): RulesForm => ({
  vatRates: rules.vatRates.map(percentText).join('; '),
  defaultVatRate: percentText(rules.defaultVatRate),
  likelyLocks: rules.likelyLocks,
  floorPrice: amountText(rules.floorPriceMinor),
  warnChangePercent: String(rules.warnChangePercent),
  warnMedianPercent: String(rules.warnMedianPercent),
  warnMedianAmount: amountText(rules.warnMedianMinor),
  warnBelowLowerFloor: numberText(rules.warnBelowLowerFloorPercent),
  warnBelowNeighbour: numberText(rules.warnBelowNeighbourPercent),
  warnUnchangedDays: numberText(rules.warnUnchangedDays),
  warnNotMultiple: amountText(rules.warnNotMultipleOfMinor),
  priceEnding: numberText(rules.priceEnding),
  roundedSide: rules.roundedSide,
  confirmUnits: String(rules.confirmAbove.units),
  confirmPercent: String(rules.confirmAbove.changePercent),
  timeZone: rules.timeZone,
})

const numberOf = (read: ReturnType<typeof readDecimal>): number =>
  read === null || read === 'ambiguous' ? Number.NaN : decimalNumber(read)

/** Nobody groups the thousands of a percentage. */
const percent = (text: string): number => numberOf(readDecimal(text.replace('%', ''), 'none'))

const percentOrNone = (text: string): number | null => (text.trim() === '' ? null : percent(text))

const rate = (text: string): number => {
  const hundredths = percent(text) * 100
  return Math.abs(hundredths - Math.round(hundredths)) < 1e-6 ? Math.round(hundredths) : Number.NaN
}

/**
 * An amount of a rule; null where there is none. What could be two of them, `1,000`, is asked about, unless a person
 * lives where it is a thousand: these fields themselves write decimals with a point.
 */
export const ruleAmount = (text: string, thousands: ThousandsMark | null): number | null => {
  const read = readPrice(text, thousands === ',' ? thousands : null)
  if (read.kind === 'price') return read.minor
  return read.kind === 'empty' ? null : Number.NaN
}

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

type ReadRules =
  | { readonly ok: true; readonly rules: PriceRules }
  | { readonly ok: false; readonly wrong: ReadonlySet<RulesField> }

const fieldOf: Record<string, RulesField> = {
  vatRates: 'vatRates',
  defaultVatRate: 'defaultVatRate',
  likelyLocks: 'likelyLocks',
  floorPriceMinor: 'floorPrice',
  warnChangePercent: 'warnChangePercent',
  warnMedianPercent: 'warnMedianPercent',
  warnMedianMinor: 'warnMedianAmount',
  warnBelowLowerFloorPercent: 'warnBelowLowerFloor',
  warnBelowNeighbourPercent: 'warnBelowNeighbour',
  warnUnchangedDays: 'warnUnchangedDays',
  warnNotMultipleOfMinor: 'warnNotMultiple',
  priceEnding: 'priceEnding',
  roundedSide: 'roundedSide',
  'confirmAbove.units': 'confirmUnits',
  'confirmAbove.changePercent': 'confirmPercent',
  timeZone: 'timeZone',
}

/** What was typed as rules, or the fields that say nothing the rules can be. */
export const readRulesForm = (
  form: RulesForm,
  thousands: ThousandsMark | null = null,
): ReadRules => {
  const amount = (text: string) => ruleAmount(text, thousands)
  const count = (text: string) => numberOf(readDecimal(text, thousands === ',' ? thousands : null))
  const vatRates = [
    ...new Set(
      form.vatRates
        .split(/[;\n]/)
        .filter((text) => text.trim())
        .map(rate),
    ),
  ]
  const typed = {
    vatRates: vatRates.sort((a, b) => a - b),
    defaultVatRate: rate(form.defaultVatRate),
    likelyLocks: form.likelyLocks,
    floorPriceMinor: amount(form.floorPrice),
    warnChangePercent: percent(form.warnChangePercent),
    warnMedianPercent: percent(form.warnMedianPercent),
    warnMedianMinor: amount(form.warnMedianAmount),
    warnBelowLowerFloorPercent: percentOrNone(form.warnBelowLowerFloor),
    warnBelowNeighbourPercent: percentOrNone(form.warnBelowNeighbour),
    warnUnchangedDays: form.warnUnchangedDays.trim() === '' ? null : count(form.warnUnchangedDays),
    warnNotMultipleOfMinor: amount(form.warnNotMultiple),
    priceEnding: form.priceEnding === '' ? null : Number(form.priceEnding),
    roundedSide: form.roundedSide,
    confirmAbove: {
      units: count(form.confirmUnits),
      changePercent: percent(form.confirmPercent),
    },
    timeZone: form.timeZone.trim(),
  }
  const read = priceRulesSchema.safeParse(typed)
  const wrong = new Set<RulesField>()
  for (const { path } of read.error?.issues ?? []) {
    const field = fieldOf[path.join('.')] ?? fieldOf[String(path[0])]
    if (field) wrong.add(field)
  }
  if (!vatRates.includes(typed.defaultVatRate)) wrong.add('defaultVatRate')
  if (!isTimeZone(typed.timeZone)) wrong.add('timeZone')
  return read.success && wrong.size === 0 ? { ok: true, rules: read.data } : { ok: false, wrong }
}
