import type { TFunction } from 'i18next'
import type { Act, ActOutcome } from '#core/activity/act'
import { actFacts } from '#core/activity/act-facts'
import { scheduleSchema } from '#core/exports/schedule/schedule'
import type { Formats } from '#core/format/formats'
import { isNetTelling } from '#core/prices/rules/is-net-telling'
import type { ServerPair } from '#core/prices/rules/price-pair'
import { teamAreas } from '#core/team/team-area'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'
import { scheduleWords } from '../../../ui/schedule/schedule-words.ts'

export const outcomeMarks: Readonly<Record<ActOutcome, readonly [MarkShape, MarkTone]>> = {
  sent: ['half', 'waiting'],
  confirmed: ['check', 'good'],
  differs: ['warning', 'bad'],
  rejected: ['cross', 'bad'],
  notApplied: ['minus', 'quiet'],
  unknown: ['question', 'waiting'],
  culprit: ['cross', 'bad'],
  done: ['check', 'good'],
  refused: ['cross', 'bad'],
  created: ['check', 'good'],
  replaced: ['check', 'good'],
  stored: ['check', 'good'],
  added: ['check', 'good'],
  made: ['check', 'good'],
  changed: ['check', 'good'],
  removed: ['minus', 'quiet'],
  restored: ['warning', 'late'],
  asked: ['half', 'waiting'],
  approved: ['check', 'good'],
}

/** Parts of rules that have a name on the screen where they are set; others keep that of the settings file. */
const factNames = {
  vatRates: 'rules.field.vatRates',
  defaultVatRate: 'rules.field.defaultVatRate',
  likelyLocks: 'rules.field.likelyLocks',
  floorPriceMinor: 'rules.field.floorPrice',
  warnChangePercent: 'rules.field.warnChangePercent',
  warnMedianPercent: 'rules.field.warnMedianPercent',
  warnMedianMinor: 'rules.field.warnMedianAmount',
  warnBelowLowerFloorPercent: 'rules.field.warnBelowLowerFloor',
  warnBelowNeighbourPercent: 'rules.field.warnBelowNeighbour',
  warnUnchangedDays: 'rules.field.warnUnchangedDays',
  warnNotMultipleOfMinor: 'rules.field.warnNotMultiple',
  priceEnding: 'rules.field.priceEnding',
  roundedSide: 'rules.field.roundedSide',
  timeZone: 'rules.field.timeZone',
  areas: 'activity.acts.fact.areas',
  teamAreas: 'activity.acts.fact.teamAreas',
  projects: 'activity.acts.fact.projects',
  name: 'activity.acts.fact.name',
  address: 'activity.acts.fact.address',
  export: 'activity.acts.fact.export',
  rules: 'activity.acts.fact.schedule',
  backupFrom: 'activity.acts.fact.backupFrom',
  units: 'activity.acts.fact.units',
  percent: 'activity.acts.fact.percent',
} as const

const hasName = (key: string): key is keyof typeof factNames => Object.hasOwn(factNames, key)

interface Speech {
  readonly t: TFunction
  readonly formats: Formats
}

const amount = (value: unknown, formats: Formats): string =>
  typeof value === 'number' ? formats.amount(value, { fraction: 'whenNeeded' }) : '–'

const valueWords = (key: string, value: unknown, { t, formats }: Speech): string => {
  if (value === null || value === undefined) return '–'
  if (key.endsWith('Minor')) return amount(value, formats)
  if (key === 'backupFrom' && typeof value === 'number') return formats.dateTime(value)
  if (key === 'percent' && typeof value === 'number') return formats.percent(value / 100)
  if (key === 'defaultVatRate' || key === 'vatRates') {
    // A rate may have decimals: 12.5 % is not 13 %.
    const words = (rate: unknown) => t('prices.rate', { rate: formats.decimal(Number(rate) / 100) })
    return [value].flat().map(words).join('; ')
  }
  if (key === 'areas' && Array.isArray(value)) {
    return value.map((area) => areaWord(area, t)).join(', ')
  }
  if (key === 'teamAreas' && Array.isArray(value)) {
    const known = teamAreas.filter((area) => value.includes(area))
    return known.map((area) => t(`team.area.${area}`)).join(', ')
  }
  if (key === 'rules' && typeof value === 'object' && 'schedule' in value) {
    const schedule = scheduleSchema.safeParse(value.schedule)
    if (schedule.success) return scheduleWords(schedule.data, { t, locale: formats.locale })
  }
  if (typeof value === 'number') return formats.decimal(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const areas = ['prices', 'media', 'leads', 'customers', 'exports', 'payments'] as const

const areaWord = (area: unknown, t: TFunction): string => {
  const known = areas.find((one) => one === area)
  return known === undefined ? String(area) : t(`areas.${known}`)
}

const pairIn = (said: Act['before']): ServerPair => {
  const sideIn = (key: keyof ServerPair) => {
    const minor = said?.[key]
    return typeof minor === 'number' ? minor : null
  }
  return { netMinor: sideIn('netMinor'), grossMinor: sideIn('grossMinor') }
}

/** What was, or is now. */
export const sideWords = (act: Act, side: 'before' | 'after', speech: Speech): string => {
  const said = act[side]
  if (said === null) return ''
  const { t, formats } = speech
  switch (act.kind) {
    case 'price': {
      const gross = amount(said['grossMinor'], formats)
      // With VAT alone, a change of the price without it would look like none.
      return isNetTelling([pairIn(act.before), pairIn(act.after)])
        ? t('prices.bothSides', { gross, net: amount(said['netMinor'], formats) })
        : gross
    }
    case 'batch':
    case 'sendLimit':
      return amount(said['grossMinor'], formats)
    case 'approval':
      return [amount(said['grossMinor'], formats), said['word']].filter(Boolean).join('; ')
    default:
      return actFacts(act, side)
        .map(({ key, value }) => {
          const words = valueWords(key, value, speech)
          return `${hasName(key) ? t(factNames[key]) : key}: ${words}`
        })
        .join('; ')
  }
}

const mediaPlaces = ['unitPdf', 'unitPlan', 'unitPicture', 'floorPlan', 'buildingPlan'] as const

/** What an act is about: a unit, else what stands in its place. */
export const aboutWords = (act: Act, t: TFunction): string => {
  const { kind, unit, unitId, subject, source, after } = act
  const ofUnit = unit !== '' ? unit : unitId === null ? '' : t('activity.acts.unit', { id: unitId })
  switch (kind) {
    case 'media': {
      const place = mediaPlaces.find((one) => one === subject)
      const words = place === undefined ? subject : t(`activity.acts.place.${place}`)
      return ofUnit === '' ? words : `${ofUnit} · ${words}`
    }
    case 'batch':
    case 'approval':
      return `${subject} · ${t('activity.acts.units', { count: Number(after?.['units']) })}`
    case 'lead':
      return ofUnit
    case 'payment':
    case 'settlement':
    case 'consent':
      return ''
    case 'call':
      return [subject, source].filter(Boolean).join(' · ')
    default:
      return [ofUnit, subject].filter(Boolean).join(' · ')
  }
}
