import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { contactedOrigins } from './contacted-origins.ts'

const crm = 'https://crm.example.com'

const start = () => {
  const path = join(temporaryFolder(), 'contacted-origins.json')
  const asked: string[] = []
  const ask = (says: boolean) => async (origin: string) => {
    asked.push(origin)
    return says
  }
  return { path, asked, yes: ask(true), no: ask(false) }
}

test('a person is asked about an origin once, whatever is restarted, and about every other one', async () => {
  const { path, asked, yes } = start()
  const origins = contactedOrigins(path)
  expect(await Promise.all([origins.allow(crm, yes), origins.allow(crm, yes)])).toEqual([
    true,
    true,
  ])
  expect(await contactedOrigins(path).allow(crm, yes)).toBe(true)
  expect(await contactedOrigins(path).allow('https://crm.example.com:8443', yes)).toBe(true)
  expect(asked).toEqual([crm, 'https://crm.example.com:8443'])
})

test('whoever said no is asked again the next time', async () => {
  const { path, asked, yes, no } = start()
  const origins = contactedOrigins(path)
  expect(await origins.allow(crm, no)).toBe(false)
  expect(await origins.allow(crm, yes)).toBe(true)
  expect(asked).toEqual([crm, crm])
})

test('a damaged note allows nothing, and a place that takes none costs no second question in this run', async () => {
  const { path, asked, yes } = start()
  writeFileSync(path, '"https')
  const inside = contactedOrigins(join(path, 'origins.json'))
  for (let turn = 0; turn < 2; turn += 1) expect(await inside.allow(crm, yes)).toBe(true)
  expect(await contactedOrigins(path).allow(crm, yes)).toBe(true)
  expect(asked).toEqual([crm, crm])
})
