import {
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { accountIdSchema, resourceUidSchema } from '#core/ids'
import type { ListedResource } from '#core/media/shown/listed-resource'
import { dayMs } from '#core/time'
import { systemClock } from '../../../clock.ts'
import { openBackupFolder } from '../../../files/backup-folder.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { keepFiles } from './keep-files.ts'

const account = {
  id: accountIdSchema.parse('a1'),
  workspaceName: 'Demo',
  label: 'Exports',
  login: 'exports@demo',
  baseUrl: 'https://crm.example',
  timeZone: 'Europe/Prague',
}
const signal = new AbortController().signal

const resource = (uid: string): ListedResource => ({
  uid: resourceUidSchema.parse(uid),
  contentType: 'application/pdf',
  fileName: 'plan.pdf',
  sizeBytes: null,
  crc32: null,
  checksum: null,
})

/** A CRM whose files hold their own UIDs. */
const keep = (root: string, uids: readonly string[]) => {
  const asked: string[] = []
  const backups = openBackupFolder({
    getResource: async (_account, uid, { sink }) => {
      asked.push(uid)
      await sink.begin()
      const written = await sink.write(Buffer.from(uid))
      if (!written.ok) return written
      return success({ fileName: null, contentType: null, bytes: uid.length })
    },
  })
  const client = { listResources: async () => success(uids.map(resource)), exportTable: never }
  const dependencies = { client, backups, mayAsk: () => success(null), clock: systemClock }
  const input = { root, found: [], account: success(account), tell: () => undefined, signal }
  return keepFiles(dependencies, input).then((kept) => ({ ...kept, asked }))
}

const never = () => Promise.reject(new Error('no table is asked for here'))

test('files whose names differ by the case of letters alone have names that Windows and macOS tell apart', async () => {
  const root = temporaryFolder()
  const { files } = await keep(root, ['aB', 'Ab', 'ab'])
  expect(new Set(files.map(({ file }) => file.toLowerCase())).size).toBe(3)
  for (const { uid, file } of files) {
    expect(readFileSync(join(root, 'Files', file), 'utf8')).toBe(uid)
  }
})

test('a link that waits where a file of the CRM would grow leads nobody astray', async () => {
  const root = temporaryFolder()
  const [folder, victim] = [join(root, 'Files'), join(root, 'victim')]
  mkdirSync(folder)
  writeFileSync(victim, 'mine')
  for (const name of ['3f.pdf', '3f.pdf.part']) symlinkSync(victim, join(folder, name))
  const { files } = await keep(root, ['3f'])
  expect(files).toMatchObject([{ file: '3f.pdf' }])
  expect(readFileSync(join(folder, '3f.pdf'), 'utf8')).toBe('3f')
  expect(readFileSync(victim, 'utf8')).toBe('mine')
  expect(readdirSync(folder).sort()).toEqual(['3f.pdf', '3f.pdf.part'])
})

test('what a computer has left that went off in the middle of a file is removed, and nothing else', async () => {
  const root = temporaryFolder()
  const folder = join(root, 'Files')
  mkdirSync(folder)
  const unfinished = (digit: string) => `.${digit.repeat(8)}-1111-4222-8333-444444444444.part`
  const twoDaysAgo = new Date(systemClock.now() - 2 * dayMs)
  for (const name of [unfinished('a'), unfinished('b'), '.of-a-person.part', 'plan.part']) {
    writeFileSync(join(folder, name), 'begun')
    if (name !== unfinished('b')) utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo)
  }
  mkdirSync(join(folder, unfinished('c')))
  symlinkSync(join(root, 'gone'), join(folder, unfinished('d')))
  expect((await keep(root, ['3f'])).filesAre).toBe('kept')
  const left = readdirSync(folder).sort()
  const notOurs = [unfinished('c'), unfinished('d'), '.of-a-person.part', 'plan.part']
  expect(left).toEqual([unfinished('b'), '3f.pdf', ...notOurs].sort())
})
