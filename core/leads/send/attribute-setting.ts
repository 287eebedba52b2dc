import { z } from 'zod'
import { isReservedName } from './lead-parameter.ts'

/** spec: Custom attributes: the API does not list them, so a person sets them up here. */
export const attributeSettingSchema = z.strictObject({
  key: z.string().trim().min(1).max(100),
  label: z.string().trim().min(1).max(100),
  kind: z.enum(['boolean', 'text', 'integer', 'decimal', 'date', 'choice', 'choices']),
  /** The options of a `choice` or `choices` attribute. */
  options: z
    .array(z.strictObject({ value: z.int().nonnegative(), label: z.string().max(200) }))
    .max(500)
    .readonly(),
})
export type AttributeSetting = z.infer<typeof attributeSettingSchema>

interface SettingProblem {
  readonly kind: 'reserved' | 'twice' | 'notAName' | 'noOptions' | 'optionTwice'
  readonly key: string
}

/** Why attributes cannot be set up like this. */
export const checkAttributeSettings = (
  settings: readonly AttributeSetting[],
): readonly SettingProblem[] => {
  const seen = new Set<string>()
  return settings.flatMap(({ key, kind, options }) => {
    const problems: SettingProblem[] = []
    if (isReservedName(key.toLowerCase())) problems.push({ kind: 'reserved', key })
    else if (!/^[\p{L}\p{N}_.-]+$/u.test(key)) problems.push({ kind: 'notAName', key })
    if (seen.has(key)) problems.push({ kind: 'twice', key })
    seen.add(key)
    const values = options.map(({ value }) => value)
    const isChoice = kind === 'choice' || kind === 'choices'
    if (isChoice && values.length === 0) problems.push({ kind: 'noOptions', key })
    if (new Set(values).size < values.length) problems.push({ kind: 'optionTwice', key })
    return problems
  })
}
