import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ResourceUid, resourceUidSchema, workspaceIdSchema } from '#core/ids'
import { of, place, startMediaFiles, workspaceId } from './testing/start-media-files.ts'

const start = async () => {
  const started = await startMediaFiles()
  await started.refresh()
  const unit = started
    .shown()[0]
    ?.places.find(({ kind, id }) => kind === 'unit' && id === place.flats[0]?.id)
  const uid = unit?.plans[0]
  if (uid === undefined) throw new Error('the unit shows no plan')
  started.calls.length = 0
  const keep = (wanted: ResourceUid) =>
    started.files.keepResource({ ...of, uid: wanted, signal: new AbortController().signal })
  const asked = () => started.calls.map(({ endpoint }) => endpoint)
  return { ...started, uid, keep, asked }
}

test('a picture that the server shows is fetched once, by a login that has worked', async () => {
  const { pictures, uid, asked, sandbox } = await start()
  const path = await pictures.pathOfResource({ workspaceId, uid })
  const served = await fetch(`${sandbox.baseUrl}/resource/${uid}`)
  expect(readFileSync(path ?? '')).toEqual(Buffer.from(await served.arrayBuffer()))
  expect(await pictures.pathOfResource({ workspaceId, uid })).toBe(path)
  expect(asked()).toEqual(['get-resource'])
})

test('a picture that the server has not shown in this workspace is asked of nobody', async () => {
  const { pictures, uid, asked } = await start()
  const other = resourceUidSchema.parse(`${uid}0`)
  expect(await pictures.pathOfResource({ workspaceId, uid: other })).toBeNull()
  const elsewhere = workspaceIdSchema.parse('w2')
  expect(await pictures.pathOfResource({ workspaceId: elsewhere, uid })).toBeNull()
  expect(asked()).toEqual([])
})

test('a server that gives no files is asked once, and the account goes on', async () => {
  const { pictures, uid, asked, fault, keep, refresh } = await start()
  await fault('get-resource', { kind: 'status', status: 401 }, 9)
  expect(await pictures.pathOfResource({ workspaceId, uid })).toBeNull()
  expect(await pictures.pathOfResource({ workspaceId, uid })).toBeNull()
  expect(await keep(uid)).toEqual({ ok: true, value: null })
  expect(asked().filter((endpoint) => endpoint === 'get-resource')).toHaveLength(1)
  expect(await refresh()).toMatchObject({ ok: true })
})

test('a call that is not permitted holds no account, though nothing has logged in before it in this run', async () => {
  const { store, files, fault, refresh, calls } = await startMediaFiles()
  await fault('get-resource', { kind: 'status', status: 401 })
  const uid = resourceUidSchema.parse('u-1')
  const { signal } = new AbortController()
  expect(await files.keepResource({ ...of, uid, signal })).toEqual({ ok: true, value: null })
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['get-projects-info', 'get-resource'])
  expect(await refresh()).toMatchObject({ ok: true })
  expect(store.db.prepare('SELECT count(*) FROM media_shown').pluck().get()).toBe(1)
})

test('a copy is kept whole before anything takes its place', async () => {
  const { keep, uid, sandbox, mediaFolder } = await start()
  const kept = await keep(uid)
  if (!kept.ok || kept.value === null) throw new Error('nothing was kept')
  const served = await fetch(`${sandbox.baseUrl}/resource/${uid}`)
  expect(readFileSync(kept.value.path)).toEqual(Buffer.from(await served.arrayBuffer()))
  expect(kept.value.path.startsWith(`${mediaFolder}/kept/`)).toBe(true)
})

test('a page in place of the file is not kept', async () => {
  const { keep, uid, fault, mediaFolder } = await start()
  await fault('get-resource', { kind: 'htmlPage' })
  expect(await keep(uid)).toEqual({ ok: true, value: null })
  expect(existsSync(`${mediaFolder}/kept`) && (await keep(uid)).ok).toBe(true)
})

test('a row that is no more has no picture', async () => {
  const { pictures } = await start()
  expect(pictures.pathOfFile('nobody' as Parameters<typeof pictures.pathOfFile>[0])).toBeNull()
})
