import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { fileWith, importFile, sent, siteTable, zone } from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import {
  actsOn,
  startAgainWithFile,
  startSite,
  startWithSite,
} from '../../../wiring/testing/leads/web-site.ts'

const secret = 'Bearer s3cr3t-of-the-site'
const setSecret = { kind: 'set', value: secret, withoutKeychain: 'refuse' } as const

const names = async (world: LeadsWorld) => (await sent(world)).map(({ lead }) => lead.name).sort()

test('what an address gives is imported once, by itself again when it has more', async () => {
  const { world, site, leads, save, ask, address, comeBy } = await startWithSite()
  await importFile(world, fileWith('first.jsonl', leads('Eva')))
  site.gives(leads('Eva'))
  await save()
  expect(await ask()).toBeNull()
  expect(await address()).toMatchObject({ trouble: null, newest: { state: { kind: 'imported' } } })
  const before = await world.call('leads.listImports', of)
  await ask()
  expect(await world.call('leads.listImports', of)).toEqual(before)
  site.gives(leads('Eva', 'Adam'))
  await comeBy()
  await expect.poll(() => names(world)).toEqual(['Adam', 'Eva'])
  expect(site.asked).toHaveLength(3)
})

test('a table whose columns nobody has named waits for a person, who is shown what came', async () => {
  const { world, site, clock, save, ask, address } = await startWithSite()
  const eva = { at: clock.now(), name: 'Eva Nová' }
  site.gives(siteTable([eva]), 'text/csv')
  await save('/export?form=12')
  await ask()
  const newest = (await address())?.newest
  expect(newest).toMatchObject({ name: 'export.csv', state: { kind: 'unmapped' } })
  if (!newest) throw new Error('no file')
  const wanted = {
    ...of,
    sheet: null,
    timeZone: zone,
    source: { kind: 'watched', fileId: newest.id } as const,
  }
  const { mapping } = await world.call('leads.readSentFile', { ...wanted, mapping: null })
  if (mapping === null) throw new Error('no mapping')
  await world.finished(await world.call('leads.importSent', { ...wanted, mapping }))
  // What was shown is what was taken: nobody has asked the site again.
  expect(site.asked).toHaveLength(1)
  expect(await names(world)).toEqual(['Eva Nová'])
  expect((await address())?.newest).toMatchObject({ state: { kind: 'imported', leads: 1 } })
  site.gives(siteTable([eva, { at: eva.at + minuteMs, name: 'Jan Nový' }]), 'text/csv')
  await ask()
  expect(await names(world)).toEqual(['Eva Nová', 'Jan Nový'])
})

test('after a restart the columns of what came before can still be named', async () => {
  const { site, next, read } = await startAgainWithFile()
  expect(await next.call('leads.readSentFile', read)).toMatchObject({ leads: 1 })
  await next.call('leads.readSentFile', read)
  expect(site.asked).toHaveLength(2)
})

test.each([
  [404, {}, { kind: 'notFound' }],
  [302, { location: 'https://login.example/?to=x' }, { kind: 'redirected', host: 'login.example' }],
  [500, {}, { kind: 'serverError', status: 500 }],
  [200, { 'content-type': 'text/html' }, { kind: 'page' }],
  [200, { 'content-length': String(64 * 1024 * 1024 + 1) }, { kind: 'tooLarge' }],
  [204, {}, { kind: 'empty' }],
])(
  'an answer of %d with %j is told beside the address, and nothing follows it',
  async (status, headers, trouble) => {
    const { site, save, ask, address, world } = await startWithSite()
    site.says(status, headers)
    await save()
    await ask()
    expect(await address()).toMatchObject({ trouble, newest: null })
    expect(site.asked).toHaveLength(1)
    expect(await sent(world)).toEqual([])
  },
)

test('an address that is not there is told, and one that goes on without an end is cut off', async () => {
  const { site, save, ask, address } = await startWithSite()
  site.site.answer = (_request, response) => void response.destroy()
  await save()
  await ask()
  expect((await address())?.trouble).toEqual({ kind: 'unreachable' })
  const piece = Buffer.alloc(1024 * 1024, 'a')
  site.site.answer = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  await ask()
  expect((await address())?.trouble).toEqual({ kind: 'tooLarge' })
})

test.each([401, 403])(
  'a site that answers %d is not asked again until a person wants it',
  async (status) => {
    const { world, site, leads, save, ask, address, comeBy, startAgain, clock } =
      await startWithSite()
    site.says(status)
    await save()
    await ask()
    expect((await address())?.trouble).toEqual({ kind: 'notAllowed', status })
    await comeBy()
    await world.finished(await world.call('leads.pollLeads', of))
    expect(site.asked).toHaveLength(1)
    await world.end()
    const next = await startAgain()
    const later = actsOn(next, site.baseUrl, clock)
    await later.comeBy()
    await next.finished(await next.call('leads.pollLeads', of))
    expect(site.asked).toHaveLength(1)
    site.gives(leads('Eva'))
    await later.ask()
    expect(await later.address()).toMatchObject({
      trouble: null,
      newest: { state: { kind: 'unmapped' } },
    })
  },
)

test('the header goes to its own site alone, and is found in no file of the application', async () => {
  const { world, site, leads, save, ask, directory, address } = await startWithSite()
  const other = await startSite()
  site.says(302, { location: `${other.baseUrl}/leads.jsonl` })
  await save('/leads.jsonl', setSecret)
  await ask()
  expect(site.asked).toEqual([{ path: '/leads.jsonl', authorization: secret }])
  expect(other.asked).toEqual([])
  expect([...world.keychain.entries.values()]).toContain(secret)
  site.gives(leads('Eva'))
  await save('/moved.jsonl', { kind: 'keep' })
  await ask()
  expect(site.asked.at(-1)).toEqual({ path: '/moved.jsonl', authorization: secret })
  const away = { ...of, url: `${other.baseUrl}/x`, timeZone: zone }
  await expect(
    world.call('leads.saveAddress', { ...away, header: { kind: 'keep' } }),
  ).rejects.toMatchObject({ failure: { path: 'header', rule: 'otherSite' } })
  await world.call('leads.saveAddress', { ...away, header: { kind: 'none' } })
  await ask()
  expect(other.asked).toEqual([{ path: '/x', authorization: undefined }])
  expect([...world.keychain.entries.values()]).not.toContain(secret)
  expect(JSON.stringify([await address(), world.jobs.list()])).not.toContain('s3cr3t')
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
  expect(files.some((bytes) => bytes.includes('/moved.jsonl'))).toBe(true)
  expect(files.filter((bytes) => bytes.includes('s3cr3t'))).toEqual([])
})

test('without a keychain a header is for this run only, and none is sent in the next', async () => {
  const { world, site, leads, save, ask, startAgain, clock, address } = await startWithSite()
  world.keychain.state.isLocked = true
  site.gives(leads('Eva'))
  await expect(save('/leads.jsonl', setSecret)).rejects.toMatchObject({
    failure: { kind: 'keychain' },
  })
  expect(await address()).toBeNull()
  await save('/leads.jsonl', { ...setSecret, withoutKeychain: 'keepForThisRun' })
  await ask()
  expect(site.asked).toMatchObject([{ authorization: secret }])
  expect((await address())?.headerPlace).toBe('thisRun')
  await world.end()
  const next = await startAgain()
  const later = actsOn(next, site.baseUrl, clock)
  await later.ask()
  expect((await later.address())?.trouble).toEqual({ kind: 'headerGone' })
  await later.comeBy()
  expect(site.asked).toHaveLength(1)
})

test.each([
  ['/leads?token=abc', { kind: 'none' }, 'url', 'hasSecret'],
  ['/leads', { kind: 'set', value: 'a\r\nb', withoutKeychain: 'refuse' }, 'header', 'headerValue'],
] as const)('%s with the header %j is refused at %s', async (path, header, at, rule) => {
  const { world, site, address } = await startWithSite()
  const url = `${site.baseUrl}${path}`
  await expect(
    world.call('leads.saveAddress', { ...of, url, timeZone: zone, header }),
  ).rejects.toMatchObject({ failure: { kind: 'invalidInput', path: at, rule } })
  expect(await address()).toBeNull()
})

test('who deletes all leads, or asks the address no more, takes the header out of the keychain', async () => {
  const { world, site, leads, save, ask, address } = await startWithSite()
  site.gives(leads('Eva'))
  await save('/leads.jsonl', setSecret)
  await ask()
  await world.call('leads.forgetAddress', of)
  expect(await address()).toBeNull()
  expect([...world.keychain.entries.values()]).not.toContain(secret)
  await save('/leads.jsonl', setSecret)
  await world.finished(await world.call('leads.deleteAll', of))
  expect(await address()).toBeNull()
  expect([...world.keychain.entries.values()]).not.toContain(secret)
})

test('what could not be read is asked for once more at the word of a person', async () => {
  const { world, site, save, ask, address } = await startWithSite()
  site.gives('PK\u0003\u0004 no workbook')
  await save('/export')
  await ask()
  const newest = (await address())?.newest
  expect(newest).toMatchObject({ name: 'export.xlsx', state: { kind: 'failed' } })
  if (!newest) throw new Error('no file')
  await ask()
  expect((await address())?.newest).toEqual(newest)
  await world.call('leads.retryFile', { ...of, fileId: newest.id })
  const asked = async () => (await address())?.newest?.state.kind
  await expect.poll(asked).toBe('failed')
  expect((await address())?.newest?.id).not.toBe(newest.id)
  expect(site.asked).toHaveLength(3)
})
