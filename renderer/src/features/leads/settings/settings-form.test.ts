import { expect, test } from 'vitest'
import { accountIdSchema } from '#core/ids'
import { usualLeadSettings } from '#core/leads/archive/lead-settings'
import { readSettingsForm, toSettingsForm } from './settings-form.ts'

const form = toSettingsForm(usualLeadSettings)
const attribute = { key: 'source_detail', label: 'Source', kind: 'text' as const, options: [] }

test('settings that were opened and saved are as they were', () => {
  expect(readSettingsForm(form, usualLeadSettings)).toEqual({
    ok: true,
    settings: usualLeadSettings,
  })
})

test.each([
  ['pollMinutes', '4'],
  ['pollMinutes', 'often'],
  ['missingAfter', ''],
  ['window', '10081'],
  ['mergedWithin', '-1'],
  ['ratePercent', '101'],
  ['rateLeads', '0'],
] as const)('%s cannot be %j', (field, text) => {
  const read = readSettingsForm({ ...form, [field]: text }, usualLeadSettings)
  expect(read.ok === false && [...read.wrong]).toEqual([field])
})

test('an alert that is switched off is none', () => {
  const none = { alertsOnMissing: false, alertsOnLowRate: false }
  const read = readSettingsForm({ ...form, ...none }, usualLeadSettings)
  expect(read.ok && read.settings).toMatchObject({ missingAlertMinutes: null, lowRateAlert: null })
})

test.each([
  [[attribute], true],
  [[{ ...attribute, key: 'email' }], false],
  [[{ ...attribute, key: '' }], false],
  [[{ ...attribute, label: ' ' }], false],
  [[attribute, attribute], false],
  [[{ ...attribute, kind: 'choice' as const }], false],
])('attributes %j can be set up: %s', (attributes, isFine) => {
  expect(readSettingsForm({ ...form, attributes }, usualLeadSettings).ok).toBe(isFine)
})

test('an account that is left out stays so', () => {
  const leftOut = [accountIdSchema.parse('a1')]
  const read = readSettingsForm({ ...form, leftOut }, usualLeadSettings)
  expect(read.ok && read.settings.leftOut).toEqual(leftOut)
})
