import { expect, test } from 'vitest'
import { toSftpSecret } from '#core/exports/delivery/sftp-secret'
import { putSftp, readHostKey } from './put-sftp.ts'
import { newKey, startSftpServer } from './testing/start-sftp-server.ts'

const { signal } = new AbortController()
const secret = toSftpSecret({ kind: 'password', password: 'right' })
const bytes = Buffer.alloc(200_000, 'report')
const file = { fileName: 'Jednotky 2026-11-24 07.00.xlsx', bytes }
const request = { id: 'run-1', files: [file] }

test('a file comes whole, under a name of its own first', async () => {
  const { files, written, place } = await startSftpServer()
  const outcome = await putSftp({ ...request, server: place, secret }, signal)
  expect(outcome).toEqual({ kind: 'sent', refused: [] })
  expect([...files.keys()]).toEqual([`/reports/${file.fileName}`])
  expect(files.get(`/reports/${file.fileName}`)?.equals(bytes)).toBe(true)
  expect(written).toEqual(['/reports/.run-1.part'])
})

test('what is sent again takes the place of what came before', async () => {
  const { files, place } = await startSftpServer()
  await putSftp({ ...request, server: place, secret }, signal)
  const again = { ...file, bytes: Buffer.from('again') }
  await putSftp({ id: 'run-1', files: [again], server: place, secret }, signal)
  expect([...files.values()].map(String)).toEqual(['again'])
})

test('a server is known by its key, which a person has seen first; another one is told nothing', async () => {
  const first = await startSftpServer()
  expect(await readHostKey(first.place, signal)).toEqual({ ok: true, value: first.place.hostKey })
  await first.close()
  const { port } = first.place
  const second = await startSftpServer({ port })
  const outcome = await putSftp({ ...request, server: first.place, secret }, signal)
  expect(outcome).toMatchObject({
    kind: 'failed',
    failure: { kind: 'notDelivered', trouble: 'hostKey', answer: second.place.hostKey },
  })
  expect(second.files.size).toBe(0)
})

test('a person is let in by a key, with its passphrase', async () => {
  const person = newKey('open it')
  const { files, place } = await startSftpServer({ person })
  const withKey = (passphrase: string) =>
    putSftp(
      {
        ...request,
        server: place,
        secret: toSftpSecret({ kind: 'key', key: person.private, passphrase }),
      },
      signal,
    )
  for (const wrong of ['', 'wrong']) {
    const failure = { kind: 'notDelivered', trouble: 'privateKey', answer: '' }
    expect(await withKey(wrong)).toMatchObject({ kind: 'failed', failure })
  }
  expect(await withKey('open it')).toMatchObject({ kind: 'sent' })
  expect(files.size).toBe(1)
})

test('a refused password and a folder that is not there are told apart', async () => {
  const { place } = await startSftpServer()
  const wrong = toSftpSecret({ kind: 'password', password: 'wrong' })
  expect(await putSftp({ ...request, server: place, secret: wrong }, signal)).toMatchObject({
    failure: { kind: 'notDelivered', trouble: 'login', answer: '' },
  })
  const elsewhere = { ...place, folder: '/elsewhere' }
  expect(await putSftp({ ...request, server: elsewhere, secret }, signal)).toMatchObject({
    failure: { kind: 'notDelivered', trouble: 'folder' },
  })
})

test('of a connection that ends while a file gets its name nobody knows what became of it', async () => {
  const { place } = await startSftpServer({ onRename: (_accept, drop) => drop() })
  expect(await putSftp({ ...request, server: place, secret }, signal)).toEqual({ kind: 'unknown' })
})

test('a server that is not there is out of reach', async () => {
  const { place, close } = await startSftpServer()
  await close()
  const unreachable = { kind: 'unreachable', host: '127.0.0.1', cause: 'refused' }
  expect(await putSftp({ ...request, server: place, secret }, signal)).toMatchObject({
    kind: 'failed',
    failure: unreachable,
  })
  expect(await readHostKey(place, signal)).toMatchObject({ failure: unreachable })
})

test('a test writes into the folder and leaves nothing there', async () => {
  const { files, written, place } = await startSftpServer()
  const outcome = await putSftp({ id: 'test', files: [], server: place, secret }, signal)
  expect(outcome).toEqual({ kind: 'sent', refused: [] })
  expect(written).toEqual(['/reports/.test.part'])
  expect(files.size).toBe(0)
})
