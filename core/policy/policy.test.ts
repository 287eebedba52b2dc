import { expect, test } from 'vitest'
import { allowsServer, freePolicy, readPolicy } from './policy.ts'

const read = (fields: unknown) => readPolicy(JSON.stringify(fields))

test('what a policy does not say is free', () => {
  expect(read({})).toEqual({ policy: freePolicy, faults: [] })
  expect(read({ $schema: 'https://example.com/policy.json', tray: 'off' })).toEqual({
    policy: { ...freePolicy, tray: 'off' },
    faults: [],
  })
})

test('a whole policy is read, its address as a person would paste it', () => {
  const said = {
    baseUrl: 'https://CRM.example.com/ws/v10/',
    hiddenScreens: ['media'],
    updates: 'off',
    tray: 'off',
    profileFolder: '~/Work/Unitdesk',
    log: 'faults',
    off: ['console', 'payments'],
  }
  const { policy, faults } = read(said)
  expect(faults).toEqual([])
  expect(policy).toEqual({
    ...said,
    baseUrl: 'https://crm.example.com',
    hiddenScreens: ['media', 'payments'],
  })
})

test.each([
  ['no JSON', '{ "off": ["console"'],
  ['a list', '[]'],
  ['nothing', ''],
])('a file that is %s is read at its strictest', (_what, text) => {
  const { policy, faults } = readPolicy(text)
  expect(faults).toEqual([''])
  expect(policy).toMatchObject({ baseUrl: 'none', updates: 'off', tray: 'off', log: 'faults' })
  expect(policy.off).toEqual(['console', 'siteAddresses', 'payments'])
})

test.each([
  ['a field that nobody knows', { of: ['console'] }, 'of'],
  ['a feature that nobody knows', { off: ['console', 'exports'] }, 'off'],
  ['a screen that cannot be hidden', { hiddenScreens: ['settings'] }, 'hiddenScreens'],
  ['an address without encryption', { baseUrl: 'http://crm.example.com' }, 'baseUrl'],
  ['a word in place of a list', { off: 'console' }, 'off'],
  ['a folder that begins nowhere', { profileFolder: 'Unitdesk' }, 'profileFolder'],
  ['a word of every object', { constructor: 'off' }, 'constructor'],
])('with %s in it, what it does not say validly is at its strictest', (_what, fields, fault) => {
  const { policy, faults } = read({ ...fields, updates: 'early' })
  expect(faults).toEqual([fault])
  expect(policy.updates).toBe('early')
  expect(policy.tray).toBe('off')
  expect(policy.off).toEqual(['console', 'siteAddresses', 'payments'])
  expect(policy.hiddenScreens).toEqual(['payments'])
})

test('one CRM is allowed, however its address is written; none with a mistake in the file', () => {
  const only = read({ baseUrl: 'https://crm.example.com' }).policy
  expect(allowsServer(only, 'crm.example.com/')).toBe(true)
  expect(allowsServer(only, 'https://crm.example.com.evil.com')).toBe(false)
  expect(allowsServer(only, 'http://crm.example.com')).toBe(false)
  expect(allowsServer(freePolicy, 'https://crm.example.com')).toBe(true)
  expect(allowsServer(readPolicy('?').policy, 'none')).toBe(false)
  expect(allowsServer(readPolicy('?').policy, 'https://none')).toBe(false)
})
