import type { AccountId } from '#core/ids'
import { type AttributeSetting, checkAttributeSettings } from '#core/leads/attribute-setting'
import type { LeadSettings } from '#core/leads/lead-settings'
import { minuteMs } from '#core/time'

/** Minutes as they are typed. */
export const minuteFields = [
  ...(['pollMinutes', 'missingToldMinutes'] as const),
  ...(['missingAfter', 'lateAfter', 'window', 'early'] as const),
] as const
export type MinuteField = (typeof minuteFields)[number]

export interface SettingsForm extends Record<MinuteField, string> {
  readonly isPolling: boolean
  readonly isSilenceTold: boolean
  readonly isMissingTold: boolean
  /** Accounts that are neither asked nor waited for. */
  readonly leftOut: readonly AccountId[]
  readonly attributes: readonly AttributeSetting[]
}

/** What may stand in a field, in minutes. */
export const minuteBounds: Readonly<Record<MinuteField, readonly [least: number, most: number]>> = {
  pollMinutes: [5, 1_440],
  missingToldMinutes: [1, 1_440],
  missingAfter: [1, 1_440],
  lateAfter: [1, 1_440],
  window: [1, 10_080],
  early: [0, 1_440],
}

const usualMissing = 60
const inMinutes = (ms: number): string => String(Math.round(ms / minuteMs))

export const toSettingsForm = (settings: LeadSettings): SettingsForm => {
  const { matchRules, missingToldMinutes } = settings
  return {
    pollMinutes: String(settings.pollMinutes),
    missingToldMinutes: String(missingToldMinutes ?? usualMissing),
    missingAfter: inMinutes(matchRules.missingAfterMs),
    lateAfter: inMinutes(matchRules.lateAfterMs),
    window: inMinutes(matchRules.windowMs),
    early: inMinutes(matchRules.earlyMs),
    isPolling: settings.isPolling,
    isSilenceTold: settings.isSilenceTold,
    isMissingTold: missingToldMinutes !== null,
    leftOut: settings.leftOut,
    attributes: settings.attributes,
  }
}

type Read =
  | { readonly ok: true; readonly settings: LeadSettings }
  | { readonly ok: false; readonly wrong: ReadonlySet<MinuteField | 'attributes'> }

const isWrong = (form: SettingsForm, field: MinuteField): boolean => {
  const [least, most] = minuteBounds[field]
  const value = Number(form[field])
  return !/^\d+$/.test(form[field].trim()) || value < least || value > most
}

/** What was set up, with all else as it was before. */
export const readSettingsForm = (form: SettingsForm, before: LeadSettings): Read => {
  const wrong = new Set<MinuteField | 'attributes'>(
    minuteFields.filter((field) => isWrong(form, field)),
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
      isSilenceTold: form.isSilenceTold,
      leftOut: form.leftOut,
      missingToldMinutes: form.isMissingTold ? minutes('missingToldMinutes') : null,
      attributes: form.attributes,
      matchRules: {
        missingAfterMs: minutes('missingAfter') * minuteMs,
        lateAfterMs: minutes('lateAfter') * minuteMs,
        windowMs: minutes('window') * minuteMs,
        earlyMs: minutes('early') * minuteMs,
      },
    },
  }
}
