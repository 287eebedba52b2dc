import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromJson, toJson } from '#core/json'
import { hourMs } from '#core/time'
import { readRewriting } from '../../../store/file/rewrite-file.ts'
import { hasPlainContact } from '../../../store/sealing/find-sealed.ts'
import {
  archive,
  fileWith,
  importFile,
  saveLead,
  sent,
  siteLines,
} from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const planted = ['nina@example.com', '777 123 456', '777123456', 'jina@example.com', 'Zahradní']

/** The database, its log and its copies. */
const bytesIn = (directory: string): string =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    .join('')

/** What of it they show to whoever has the files. */
const shownIn = (directory: string): string[] => {
  const bytes = bytesIn(directory)
  return planted.filter((text) => bytes.includes(Buffer.from(text).toString('latin1')))
}

const sealing = (world: LeadsWorld) => world.call('leads.readSealing', {})
const reveal = (world: LeadsWorld) =>
  world.call('leads.revealContact', { ...of, of: { kind: 'sent', sentKey: 'id W1' } })
const contact = { email: 'nina@example.com', phone: '777 123 456' }
const sealed = { kind: 'notAllowed', reason: 'contactsSealed' }

/** Contacts that were written while the keychain was locked, with a copy of the store made meanwhile. */
const unsealed = async () => {
  const started = await startLeads()
  const { world, clock } = started
  world.keychain.state.isLocked = true
  const lead = { at: clock.now(), name: 'Nina Nová', ...contact }
  await importFile(world, fileWith('web.jsonl', siteLines([lead])))
  await saveLead(world, { surname: 'Jiná', email: 'jina@example.com', note: 'Zahradní byt' })
  await expect.poll(() => sealing(world)).toEqual({ kind: 'unsealed', cause: 'locked' })
  await world.store.backUp('now')
  return started
}

/** The same, sealed, and the next start of the application. */
const startedSealed = async (before: (world: LeadsWorld) => void = () => undefined) => {
  const started = await unsealed()
  started.world.keychain.state.isLocked = false
  await started.world.call('leads.openSealing', {})
  await expect.poll(() => shownIn(started.directory)).toEqual([])
  await started.world.end()
  before(started.world)
  const world = await started.startAgain()
  world.look()
  return { ...started, world }
}

test('with a key, no file shows a contact or a word of a draft, nor does a copy of before', async () => {
  const { world, directory } = await unsealed()
  expect(shownIn(directory)).toEqual(planted)
  world.keychain.state.isLocked = false
  await world.call('leads.openSealing', {})
  await expect.poll(() => shownIn(directory)).toEqual([])
  expect(await sealing(world)).toEqual({ kind: 'sealed' })
  expect(await reveal(world)).toEqual(contact)
  const [draft] = await world.call('leads.listDrafts', of)
  expect(draft).toMatchObject({ name: 'Eva Jiná', isSealed: false })
  // Nor the key, in whatever spelling.
  const [secret = ''] = world.keychain.entries.values()
  const bytes = Buffer.from(secret, 'base64')
  expect(bytes).toHaveLength(32)
  for (const spelt of [secret, bytes.toString('hex'), bytes.toString('latin1')]) {
    expect(bytesIn(directory).includes(spelt)).toBe(false)
  }
  // What comes now is sealed before it is written.
  await saveLead(world, { surname: 'Třetí', email: 'jina@example.com' })
  expect(shownIn(directory)).toEqual([])
})

test('what was not sealed in one run is sealed in the next one, by itself', async () => {
  const { world, directory, startAgain } = await unsealed()
  await world.end()
  world.keychain.state.isLocked = false
  const next = await startAgain()
  next.look()
  await expect.poll(() => shownIn(directory)).toEqual([])
  expect(await reveal(next)).toEqual(contact)
})

test('while the keychain is locked names are there, contacts are told as sealed, and nothing is lost', async () => {
  const { world } = await startedSealed(({ keychain }) => {
    keychain.state.isLocked = true
  })
  await expect.poll(() => sealing(world)).toEqual({ kind: 'closed', cause: 'locked' })
  const [row] = await sent(world)
  expect(row).toMatchObject({ lead: { name: 'Nina Nová' }, contact: { email: '***', phone: '' } })
  await expect(reveal(world)).rejects.toMatchObject({ failure: sealed })
  const [draft] = await world.call('leads.listDrafts', of)
  if (draft === undefined) throw new Error('no draft')
  expect(draft).toMatchObject({ name: '', isSealed: true })
  const readDraft = () => world.call('leads.readDraft', { draftId: draft.id })
  await expect(readDraft()).rejects.toMatchObject({ failure: sealed })
  const nina = { ...of, customerIds: [], name: '', email: 'nina@example.com', phone: '' }
  await expect(world.call('leads.findPerson', nina)).rejects.toMatchObject({ failure: sealed })
  world.keychain.state.isLocked = false
  expect(await reveal(world)).toEqual(contact)
  expect(fromJson((await readDraft())?.lead ?? toJson(null))).toMatchObject({
    note: 'Zahradní byt',
  })
  expect(fromJson((await world.call('leads.findPerson', nina)).sent)).toHaveLength(1)
})

test('a keychain that was locked is asked again by itself after an hour', async () => {
  const { world, clock } = await startedSealed(({ keychain }) => {
    keychain.state.isLocked = true
  })
  await expect.poll(() => sealing(world)).toMatchObject({ kind: 'closed' })
  world.keychain.state.isLocked = false
  clock.moveElapsed(clock.elapsedMs() + hourMs)
  world.look()
  await expect.poll(() => sealing(world)).toEqual({ kind: 'sealed' })
})

test('with a lost key names can be looked for, and a new key is made only when a person says so', async () => {
  const lost = new Map<string, string>()
  const { world, directory, startAgain } = await startedSealed(({ keychain }) => {
    for (const [name, secret] of keychain.entries) lost.set(name, secret)
    keychain.entries.clear()
  })
  await expect.poll(() => sealing(world)).toEqual({ kind: 'lost' })
  expect(world.keychain.entries.size).toBe(0)
  await expect(reveal(world)).rejects.toMatchObject({ failure: sealed })
  const nina = { ...of, customerIds: [], name: 'Nina Nová', email: '', phone: '' }
  expect(fromJson((await world.call('leads.findPerson', nina)).sent)).toHaveLength(1)
  const byAddress = { ...nina, name: '', email: 'nina@example.com' }
  const unreadable = async () => (await world.call('leads.findPerson', byAddress)).unreadable
  expect(await unreadable()).toBe(2)
  await world.call('leads.replaceSealKey', {})
  expect(await sealing(world)).toEqual({ kind: 'sealed' })
  expect(await unreadable()).toBe(2)
  await saveLead(world, { surname: 'Nový', email: 'jina@example.com' })
  expect((await world.call('leads.listDrafts', of)).map(({ name }) => name).sort()).toEqual([
    '',
    'Eva Nový',
  ])
  await expect(reveal(world)).rejects.toMatchObject({ failure: sealed })
  expect(shownIn(directory)).toEqual([])
  // Whoever restores the keychain reads what either key has sealed.
  await world.end()
  for (const [name, secret] of lost) world.keychain.entries.set(name, secret)
  const next = await startAgain()
  expect(await reveal(next)).toEqual(contact)
  expect(await next.call('leads.listDrafts', of)).toMatchObject([
    { name: 'Eva Nový', isSealed: false },
    { name: 'Eva Jiná', isSealed: false },
  ])
})

test('to delete all needs no key, and leaves none in the keychain', async () => {
  const { world } = await startedSealed()
  await expect.poll(() => sealing(world)).toEqual({ kind: 'sealed' })
  expect([...world.keychain.entries.keys()]).toEqual([expect.stringMatching(/^contacts-/)])
  await world.finished(await world.call('leads.deleteAll', of))
  expect(await archive(world)).toEqual([])
  expect(world.keychain.entries.size).toBe(0)
})

test('to delete all of what nobody can read works as well', async () => {
  const { world } = await startedSealed(({ keychain }) => keychain.entries.clear())
  await expect.poll(() => sealing(world)).toEqual({ kind: 'lost' })
  await world.finished(await world.call('leads.deleteAll', of))
  expect(await sent(world)).toEqual([])
  expect(await world.call('leads.listDrafts', of)).toEqual([])
})

test('a key that the keychain is asked for while all is deleted seals nothing after its entry has gone', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { world, startAgain } = await startedSealed(({ keychain: { keychain } }) => {
    const { read } = keychain
    const slow: typeof read = async (user) => {
      const answer = await read(user)
      await held
      return answer
    }
    Object.assign(keychain, { read: slow })
  })
  expect(await sealing(world)).toEqual({ kind: 'opening' })
  const job = await world.call('leads.deleteAll', of)
  await expect.poll(() => sent(world)).toEqual([])
  release()
  await world.finished(job)
  expect(world.keychain.entries.size).toBe(0)
  await saveLead(world, { surname: 'Pozdější', email: 'jina@example.com' })
  await expect.poll(() => world.keychain.entries.size).toBe(1)
  await world.end()
  const next = await startAgain()
  await next.call('leads.openSealing', {})
  expect(await next.call('leads.listDrafts', of)).toMatchObject([
    { name: 'Eva Pozdější', isSealed: false },
  ])
})

test('a new key never has the name of an earlier one', async () => {
  const { world } = await startedSealed()
  await expect.poll(() => sealing(world)).toEqual({ kind: 'sealed' })
  const [before] = world.keychain.entries.keys()
  await world.finished(await world.call('leads.deleteAll', of))
  await saveLead(world, { surname: 'Pozdější', email: 'jina@example.com' })
  await expect.poll(() => world.keychain.entries.size).toBe(1)
  const [after] = world.keychain.entries.keys()
  expect(after).not.toBe(before)
})

test('a sealing that the disk refuses is told as not finished, and tried again after an hour', async () => {
  const { world, clock } = await unsealed()
  const { backUp } = world.store
  let refused = 0
  Object.assign(world.store, {
    backUp: () => {
      refused += 1
      return Promise.reject(new Error('no room'))
    },
  })
  world.keychain.state.isLocked = false
  await world.call('leads.openSealing', {})
  await expect.poll(() => sealing(world)).toEqual({ kind: 'unfinished', left: 'refused' })
  world.look()
  world.look()
  expect(refused).toBe(1)
  Object.assign(world.store, { backUp })
  clock.moveElapsed(clock.elapsedMs() + hourMs)
  world.look()
  await expect.poll(() => sealing(world)).toEqual({ kind: 'sealed' })
})

test.each([
  ['with the key', false],
  ['without it', true],
])(
  '%s, a cell that looks as if it was sealed is kept as the text that it is',
  async (_when, isLocked) => {
    const { world, clock } = await startLeads()
    world.keychain.state.isLocked = isLocked
    const looks = `"sealed1.00112233445566aa.${Buffer.alloc(40, 7).toString('base64')}"`
    const shown = { email: looks, phone: ` ${looks}` }
    const cells = { at: clock.now(), name: 'Nina Nová', ...shown }
    await importFile(world, fileWith('web.jsonl', siteLines([cells])))
    expect(await reveal(world)).toEqual({ email: looks, phone: looks })
    expect(await sealing(world)).toMatchObject({ kind: isLocked ? 'unsealed' : 'sealed' })
    world.keychain.state.isLocked = false
    await world.call('leads.openSealing', {})
    await expect.poll(() => sealing(world)).toEqual({ kind: 'sealed' })
    expect(await reveal(world)).toEqual({ email: looks, phone: looks })
  },
)

test('where there is a key, a file that is taken over leaves nothing that a large store is rewritten for', async () => {
  const { world, clock, startAgain } = await startLeads()
  const take = (to: LeadsWorld) => {
    const lead = { at: clock.now(), name: 'Nina Nová', ...contact }
    return importFile(to, fileWith('web.jsonl', siteLines([lead])))
  }
  const writing = ({ store }: LeadsWorld) => [hasPlainContact(store.db), readRewriting(store.db)]
  await take(world)
  await expect.poll(() => writing(world)).toEqual([false, 'done'])
  const [first] = await world.call('leads.listImports', of)
  if (!first) throw new Error('no import')
  await world.call('leads.takeBack', { ...of, importId: first.id })
  await world.end()
  const next = await startAgain()
  next.store.db.exec(
    'CREATE TABLE filling (bytes BLOB); INSERT INTO filling VALUES (zeroblob(5000000))',
  )
  await take(next)
  await expect.poll(() => writing(next)[0]).toBe(false)
  expect(writing(next)).toEqual([false, 'done'])
  next.store.db.exec('DROP TABLE filling')
})
