import { expect, test } from 'vitest'
import { mediaSettingsSchema, usualMediaSettings } from '#core/media/shown/media-settings'
import { readSettingsForm, type SettingsForm, toSettingsForm } from './settings-form.ts'

const form = toSettingsForm(usualMediaSettings)
const line = (id: string, name = '', isChosen = true) => ({ key: 0, id, name, isChosen })
const read = (changes: Partial<SettingsForm>) => readSettingsForm({ ...form, ...changes })
const wrongIn = (changes: Partial<SettingsForm>) => {
  const result = read(changes)
  return result.ok ? [] : [...result.wrong]
}

test('what was written is read as it was', () => {
  expect(readSettingsForm(form)).toEqual({ ok: true, settings: usualMediaSettings })
})

test('screens have a number each; an empty line is none', () => {
  const result = read({ screens: [line(' 12 ', ' Web '), line(''), line('7', '', false)] })
  expect(result.ok && result.settings.screens).toEqual([
    { id: 12, name: 'Web', isChosen: true },
    { id: 7, name: '', isChosen: false },
  ])
  expect(result.ok && mediaSettingsSchema.safeParse(result.settings).success).toBe(true)
  expect(wrongIn({ screens: [line('web')] })).toEqual(['screens'])
  expect(wrongIn({ screens: [line('0')] })).toEqual(['screens'])
  expect(wrongIn({ screens: [line('', 'Kiosk')] })).toEqual(['screens'])
  expect(wrongIn({ screens: [line('1'), line('1')] })).toEqual(['screens'])
})

test('a size may have a decimal comma', () => {
  const result = read({ maxMegabytes: '2,5' })
  expect(result.ok && result.settings.limits.maxBytes).toBe(2_500_000)
  const fine = read({ maxMegabytes: '1.024' })
  expect(fine.ok && fine.settings.limits.maxBytes).toBe(1_024_000)
})

test.each<[Partial<SettingsForm>, string]>([
  [{ namingRule: '{number' }, 'namingRule'],
  [{ maxMegabytes: 'much' }, 'maxMegabytes'],
  [{ maxMegabytes: '3000' }, 'maxMegabytes'],
  [{ maxMegabytes: '1,000' }, 'maxMegabytes'],
  [{ minSide: '-1' }, 'minSide'],
  [{ maxSide: '0' }, 'maxSide'],
  [{ minSide: '500', maxSide: '400' }, 'maxSide'],
])('%j is wrong', (changes, field) => {
  expect(wrongIn(changes)).toEqual([field])
})
