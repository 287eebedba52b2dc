import { screenIdSchema } from '#core/ids'
import { compileRule } from '#core/media/naming/naming-rule'
import type { MediaSettings } from '#core/media/shown/media-settings'
import { decimalNumber, readDecimal } from '#core/tables/read-decimal'

export interface ScreenLine {
  readonly key: number
  readonly id: string
  readonly name: string
  readonly isChosen: boolean
}

/** The settings as they are typed. */
export interface SettingsForm {
  readonly screens: readonly ScreenLine[]
  readonly namingRule: string
  readonly galleryTemplate: string
  readonly maxMegabytes: string
  readonly minSide: string
  readonly maxSide: string
  readonly parallel: string
}

export type SettingsField = 'screens' | 'namingRule' | 'maxMegabytes' | 'minSide' | 'maxSide'

const megabyte = 1_000_000

export const toSettingsForm = (settings: MediaSettings): SettingsForm => ({
  screens: settings.screens.map(({ id, name, isChosen }, key) => ({
    key,
    id: String(id),
    name,
    isChosen,
  })),
  namingRule: settings.namingRule,
  galleryTemplate: settings.galleryTemplate,
  maxMegabytes: String(settings.limits.maxBytes / megabyte),
  minSide: String(settings.limits.minSide),
  maxSide: String(settings.limits.maxSide),
  parallel: String(settings.parallel),
})

type ReadForm =
  | { readonly ok: true; readonly settings: MediaSettings }
  | { readonly ok: false; readonly wrong: ReadonlySet<SettingsField> }

const whole = (text: string): number | null =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null

/** `1,000` may be a thousand as well as one; the field itself writes decimals with a point. */
const readMegabytes = (text: string): number => {
  const read = readDecimal(text, text.includes(',') ? null : 'none')
  return read === null || read === 'ambiguous' ? Number.NaN : decimalNumber(read)
}

/** A line in which nothing was written is none. */
const isWritten = ({ id, name }: ScreenLine): boolean => id.trim() !== '' || name.trim() !== ''

const readScreens = (lines: readonly ScreenLine[]): MediaSettings['screens'] | null => {
  const screens = lines.filter(isWritten).map(({ id, name, isChosen }) => {
    const parsed = screenIdSchema.safeParse(/^\d{1,9}$/.test(id.trim()) ? Number(id.trim()) : null)
    return parsed.success ? { id: parsed.data, name: name.trim().slice(0, 80), isChosen } : null
  })
  const read = screens.filter((screen) => screen !== null)
  const isUnique = new Set(read.map(({ id }) => id)).size === screens.length
  return isUnique ? read : null
}

export const readSettingsForm = (form: SettingsForm): ReadForm => {
  const wrong = new Set<SettingsField>()
  const screens = readScreens(form.screens)
  if (screens === null) wrong.add('screens')
  const namingRule = form.namingRule.trim()
  if (namingRule !== '' && !compileRule(namingRule).ok) wrong.add('namingRule')
  const megabytes = readMegabytes(form.maxMegabytes)
  const maxBytes = Math.round(megabytes * megabyte)
  if (!(maxBytes >= 1 && maxBytes <= 2_000_000_000)) wrong.add('maxMegabytes')
  const [minSide, maxSide] = [whole(form.minSide), whole(form.maxSide)]
  if (minSide === null || minSide > 100_000) wrong.add('minSide')
  if (maxSide === null || maxSide < 1 || maxSide > 100_000 || maxSide < (minSide ?? 0))
    wrong.add('maxSide')
  if (wrong.size > 0 || screens === null || minSide === null || maxSide === null)
    return { ok: false, wrong }
  return {
    ok: true,
    settings: {
      screens,
      namingRule,
      galleryTemplate: form.galleryTemplate.trim(),
      limits: { maxBytes, minSide, maxSide },
      parallel: Number(form.parallel),
    },
  }
}
