import type { AccountId } from '#core/ids'
import { type RateRule, usualRateRule } from '#core/leads/archive/judge-rate'
import type { LeadSettings } from '#core/leads/archive/lead-settings'
import { type AttributeSetting, checkAttributeSettings } from '#core/leads/send/attribute-setting'
import { minuteMs } from '#core/time'

/** Minutes as they are typed. */
export const minuteFields = [
  'pollMinutes',
  'missingAlertMinutes',
  'missingAfter',
  'lateAfter',
  'window',
  'early',
  'mergedWithin',
] as const
export type MinuteField = (typeof minuteFields)[number]

/** Numbers of the rule about the rate of arrival, as they are typed. */
const rateFields = ['ratePercent', 'rateLeads'] as const
type RateField = (typeof rateFields)[number]
export type NumberField = MinuteField | RateField

export interface SettingsForm extends Record<NumberField, string> {
  readonly isPolling: boolean
  readonly alertsOnSilence: boolean
  readonly alertsOnMissing: boolean
  readonly alertsOnLowRate: boolean
  readonly rateDays: RateRule['days']
  /** Accounts that are neither asked nor waited for. */
  readonly leftOut: readonly AccountId[]
  readonly attributes: readonly AttributeSetting[]
}

/** The least and the most that a field takes; times are in minutes. */
export const numberBounds: Readonly<Record<NumberField, readonly [least: number, most: number]>> = {
  pollMinutes: [5, 1_440],
  missingAlertMinutes: [1, 1_440],
  missingAfter: [1, 1_440],
  lateAfter: [1, 1_440],
  window: [1, 10_080],
  early: [0, 1_440],
  mergedWithin: [0, 1_440],
  ratePercent: [50, 100],
  rateLeads: [1, 10_000],
}

const usualMissing = 60
const inMinutes = (ms: number): string => String(Math.round(ms / minuteMs))

export const toSettingsForm = (settings: LeadSettings): SettingsForm => {
  const { matchRules, missingAlertMinutes } = settings
  const rate = settings.lowRateAlert ?? usualRateRule
  return {
    pollMinutes: String(settings.pollMinutes),
    missingAlertMinutes: String(missingAlertMinutes ?? usualMissing),
    missingAfter: inMinutes(matchRules.missingAfterMs),
    lateAfter: inMinutes(matchRules.lateAfterMs),
    window: inMinutes(matchRules.windowMs),
    early: inMinutes(matchRules.earlyMs),
    mergedWithin: inMinutes(matchRules.mergedWithinMs),
    ratePercent: String(rate.percent),
    rateLeads: String(rate.leastLeads),
    rateDays: rate.days,
    alertsOnLowRate: settings.lowRateAlert !== null,
    isPolling: settings.isPolling,
    alertsOnSilence: settings.alertsOnSilence,
    alertsOnMissing: missingAlertMinutes !== null,
    leftOut: settings.leftOut,
    attributes: settings.attributes,
  }
}

type ReadSettings =
  | { readonly ok: true; readonly settings: LeadSettings }
  | { readonly ok: false; readonly wrong: ReadonlySet<NumberField | 'attributes'> }

const isWrong = (form: SettingsForm, field: NumberField): boolean => {
  const [least, most] = numberBounds[field]
  const value = Number(form[field])
  return !/^\d+$/.test(form[field].trim()) || value < least || value > most
}

/** Reads the settings from the form; what the form does not have stays as it was before. */
export const readSettingsForm = (form: SettingsForm, before: LeadSettings): ReadSettings => {
  const wrong = new Set<NumberField | 'attributes'>(
    [...minuteFields, ...rateFields].filter((field) => isWrong(form, field)),
  )
  const isBlank = form.attributes.some(({ key, label }) => key === '' || label.trim() === '')
  if (isBlank || checkAttributeSettings(form.attributes).length > 0) wrong.add('attributes')
  if (wrong.size > 0) return { ok: false, wrong }
  const minutes = (field: MinuteField) => Number(form[field])
  return {
    ok: true,
    settings: {
      ...before,
      pollMinutes: minutes('pollMinutes'),
      isPolling: form.isPolling,
      alertsOnSilence: form.alertsOnSilence,
      leftOut: form.leftOut,
      missingAlertMinutes: form.alertsOnMissing ? minutes('missingAlertMinutes') : null,
      lowRateAlert: form.alertsOnLowRate
        ? {
            percent: Number(form.ratePercent),
            days: form.rateDays,
            leastLeads: Number(form.rateLeads),
          }
        : null,
      attributes: form.attributes,
      matchRules: {
        missingAfterMs: minutes('missingAfter') * minuteMs,
        lateAfterMs: minutes('lateAfter') * minuteMs,
        windowMs: minutes('window') * minuteMs,
        earlyMs: minutes('early') * minuteMs,
        mergedWithinMs: minutes('mergedWithin') * minuteMs,
      },
    },
  }
}
