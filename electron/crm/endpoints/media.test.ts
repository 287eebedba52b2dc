import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import {
  buildingIdSchema,
  developerIdSchema,
  floorIdSchema,
  projectIdSchema,
  screenIdSchema,
  unitIdSchema,
} from '#core/ids'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { demoPlace } from '../../../sandbox/testing/demo-place.ts'
import { pngBytes } from '../../../sandbox/testing/upload-file.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { lookAtFile } from '../testing/look-at-file.ts'
import { startClient } from '../testing/start-client.ts'

// The smallest project: every file of it is drawn when the files are listed.
const place = demoPlace(2)
const unitId = unitIdSchema.parse(place.flats[0]?.id)
const screenId = screenIdSchema.parse(1)

const fileOf = (bytes: Uint8Array, fileName: string) => {
  const path = join(temporaryFolder(), fileName)
  writeFileSync(path, bytes)
  return lookAtFile(path, 'image/png')
}

const start = async () => {
  const started = await startClient('media@demo')
  await started.change('media@demo', { projects: [place.projectId] })
  const sent: number[] = []
  const upload = {
    ...started.asking,
    file: fileOf(pngBytes, 'Půdorys.png'),
    onSent: (bytes: number) => sent.push(bytes),
  }
  const readMedia = async () => {
    const places: PlaceMedia[] = []
    const { client, account, signal, sandbox } = started
    await client.getProject(
      account,
      {
        projectId: projectIdSchema.parse(place.projectId),
        developerId: developerIdSchema.parse(String(sandbox.developerId)),
        screenId,
      },
      {
        signal,
        onStart: () => undefined,
        onUnits: () => undefined,
        onMedia: (batch) => places.push(...batch),
        onProgress: () => undefined,
      },
    )
    return places
  }
  return { ...started, upload, sent, readMedia }
}

const receive = () => {
  const parts: Buffer[] = []
  return {
    bytes: () => Buffer.concat(parts),
    sink: {
      begin: () => {
        parts.length = 0
        return Promise.resolve(success(null))
      },
      write: (piece: Uint8Array) => {
        parts.push(Buffer.from(piece))
        return Promise.resolve(success(null))
      },
    },
    onProgress: () => undefined,
  }
}

test('a card goes up, is shown with its unit, and comes down as it is', async () => {
  const { client, account, asking, signal, upload, sent, readMedia } = await start()
  expect(await client.setUnitPdf(upload, { unitId })).toEqual({ ok: true, value: null })
  expect(sent.at(-1)).toBeGreaterThan(pngBytes.byteLength)
  const unit = (await readMedia()).find(({ kind, id }) => kind === 'unit' && id === unitId)
  const uid = unit?.kind === 'unit' ? unit.pdfs[0] : undefined
  if (uid === undefined) throw new Error('the unit shows no card')
  const listed = await client.listResources(asking)
  const resource = listed.ok ? listed.value.find((item) => item.uid === uid) : undefined
  expect(resource).toMatchObject({ sizeBytes: pngBytes.byteLength, crc32: expect.any(Number) })
  const download = receive()
  expect(await client.getResource(account, uid, { signal, ...download })).toMatchObject({
    value: { fileName: 'Půdorys.png', bytes: pngBytes.byteLength },
  })
  expect(download.bytes()).toEqual(pngBytes)
})

test('a plan is created where there is none and replaced where there is one', async () => {
  const { client, upload, readMedia } = await start()
  const floor = { floorId: floorIdSchema.parse(place.basementId), screenId }
  const building = { buildingId: buildingIdSchema.parse(place.buildingId), screenId }
  expect(await client.setFloorPlan(upload, floor)).toEqual({ ok: true, value: 'created' })
  expect(await client.setFloorPlan(upload, floor)).toEqual({ ok: true, value: 'replaced' })
  expect(await client.setBuildingPlan(upload, building)).toEqual({ ok: true, value: 'replaced' })
  expect(await client.setUnitPlan(upload, { unitId, screenId })).toEqual({
    ok: true,
    value: 'replaced',
  })
  const shown = (await readMedia()).find(({ kind, id }) => kind === 'floor' && id === floor.floorId)
  expect(shown?.plans).toHaveLength(1)
})

test('a page in place of an empty answer does not pass for a plan that was replaced', async () => {
  const { client, upload, fault } = await start()
  await fault('set-unit-plan', { kind: 'htmlPage' })
  expect(await client.setUnitPlan(upload, { unitId, screenId })).toMatchObject({
    failure: { kind: 'notThisServer', expected: 'nothing' },
  })
})

test('a picture is added with its name', async () => {
  const { client, upload, readMedia } = await start()
  const picture = { unitId, screenId, name: 'Kuchyň' }
  const added = await client.addUnitGalleryImage(upload, picture)
  const unit = (await readMedia()).find(({ kind, id }) => kind === 'unit' && id === unitId)
  expect(unit?.kind === 'unit' && unit.pictures.at(-1)).toMatchObject({
    id: added.ok && added.value,
    names: { cs_CZ: 'Kuchyň' },
  })
  expect(unit).toMatchObject({ hasGallery: true })
})

test('a picture whose answer is lost is sent once and its outcome is unknown', async () => {
  const { client, upload, fault, recorded } = await start()
  await fault('add-unit-gallery-image', { kind: 'resetAfter' })
  const picture = { unitId, screenId, name: 'Kuchyň' }
  expect(await client.addUnitGalleryImage(upload, picture)).toMatchObject({
    failure: { kind: 'unknownOutcome', endpoint: 'add-unit-gallery-image' },
  })
  expect(await recorded()).toHaveLength(1)
})

test('a file that is no picture is refused in the words of the server', async () => {
  const { client, upload } = await start()
  const text = { ...upload, file: fileOf(Buffer.from('no picture'), 'plan.png') }
  expect(await client.setUnitPlan(text, { unitId, screenId })).toMatchObject({
    failure: { kind: 'refused', message: 'File must be a PNG or JPEG image.' },
  })
})

test('a resource that comes as a page is refused before any of it is written', async () => {
  const { client, account, asking, signal, fault } = await start()
  const listed = await client.listResources(asking)
  const uid = listed.ok ? listed.value[0]?.uid : undefined
  if (uid === undefined) throw new Error('the demo has no resource')
  await fault('get-resource', { kind: 'htmlPage' })
  const download = receive()
  expect(await client.getResource(account, uid, { signal, ...download })).toMatchObject({
    failure: { kind: 'notThisServer' },
  })
  expect(download.bytes().byteLength).toBe(0)
})
