import { expect, test } from 'vitest'
import { type PlacesForm, readPlaces, toPlacesForm, withEncryption } from './places-form.ts'

const nothing = { mail: null, webhook: null, sftp: null }
const saved = {
  mail: {
    host: 'smtp.example.com',
    port: 465,
    encryption: 'tls' as const,
    login: 'me',
    from: 'me@example.com',
  },
  webhook: 'https://example.com/in',
  sftp: null,
}
const form = (part: Partial<PlacesForm> = {}): PlacesForm => ({ ...toPlacesForm(saved), ...part })
const wrongOf = (typed: PlacesForm, before: Parameters<typeof readPlaces>[1] = saved) => {
  const read = readPlaces(typed, before)
  return read.ok ? [] : [...read.wrong]
}

test('what is saved is saved again with the secrets that it has', () => {
  const kept = { kind: 'keep' }
  expect(readPlaces(form(), saved)).toEqual({
    ok: true,
    places: {
      mail: { server: saved.mail, password: kept },
      webhook: { url: saved.webhook, secret: kept },
      sftp: null,
    },
  })
})

test('what is empty is nothing', () => {
  const places = { mail: null, webhook: null, sftp: null }
  expect(readPlaces(toPlacesForm(nothing), nothing)).toEqual({ ok: true, places })
  expect(readPlaces(form({ host: ' ', url: '' }), saved)).toEqual({ ok: true, places })
})

test.each<[Partial<PlacesForm>, string[]]>([
  [{ host: 'a b' }, ['host', 'password']],
  [{ port: 'x' }, ['port', 'password']],
  [{ from: 'me' }, ['from']],
  [{ login: 'other' }, ['password']],
  [{ login: 'other', password: 'p' }, []],
  [{ login: '' }, []],
  [{ url: 'http://example.com/in' }, ['url', 'secret']],
  [{ url: 'https://example.com/other' }, ['secret']],
  [{ url: 'https://example.com/other', secret: 'too short' }, ['secret']],
  [{ secret: 'sixteen letters!' }, []],
])('%j has faults at %j', (part, wrong) => {
  expect(wrongOf(form(part))).toEqual(wrong)
})

test('the usual port follows the encryption, a chosen one stays', () => {
  expect(withEncryption(form(), 'startTls').port).toBe('587')
  expect(withEncryption(form({ port: '2525' }), 'startTls').port).toBe('2525')
})
