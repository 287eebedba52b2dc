import { expect, test } from 'vitest'
import { demoPlace } from '../testing/demo-place.ts'
import { startForTest } from '../testing/start-for-test.ts'
import {
  credentialsOf,
  jpegBytes,
  pngBytes,
  type SentFile,
  uploadFile,
} from '../testing/upload-file.ts'

const { flats, buildingId, lastBuildingId, floorId, basementId, parking } = demoPlace()
const unitid = flats[0]?.id ?? 0
const png: SentFile = { bytes: pngBytes }
const text: SentFile = { bytes: Buffer.from('not a picture'), name: 'plan.png', type: 'image/png' }

interface Row {
  readonly endpoint: string
  /** The fields that the endpoint needs beside the file. */
  readonly fields: Readonly<Record<string, string | number>>
  readonly idName: string
}

/** spec: Media upload endpoints, the table. */
const pdf: Row = { endpoint: 'set-unit-pdf', fields: { unitid }, idName: 'unitid' }
const plans: readonly Row[] = [
  { endpoint: 'set-unit-plan', fields: { unitid, screenid: 1 }, idName: 'unitid' },
  {
    endpoint: 'set-building-plan',
    fields: { buildingid: buildingId, screenid: 1 },
    idName: 'buildingid',
  },
  { endpoint: 'set-floor-plan', fields: { floorid: floorId, screenid: 1 }, idName: 'floorid' },
]
const gallery: Row = {
  endpoint: 'add-unit-gallery-image',
  fields: { unitid, screenid: 1, name: 'Koupelna' },
  idName: 'unitid',
}
const pictures = [...plans, gallery]
const all = [pdf, ...pictures]

const each = (rows: readonly Row[]) => test.each(rows.map((row) => [row.endpoint, row] as const))

each(all)('%s without a file says so', async (endpoint, { fields }) => {
  const sandbox = await startForTest()
  const refused = { status: 400, text: 'Parameters missing.' }
  expect(await uploadFile(sandbox, endpoint, { fields, file: null })).toEqual(refused)
  const asText = { ...fields, file: 'a text in the place of a file' }
  expect(await uploadFile(sandbox, endpoint, { fields: asText, file: null })).toEqual(refused)
  expect(await sandbox.post(endpoint, fields, 'media@demo')).toMatchObject(refused)
})

each(all)('%s refuses an ID of nothing', async (endpoint, { fields, idName }) => {
  const sandbox = await startForTest()
  expect(
    await uploadFile(sandbox, endpoint, { fields: { ...fields, [idName]: 7 }, file: png }),
  ).toEqual({
    status: 400,
    text: 'ID does not refer to a valid object.',
  })
})

each(pictures)('%s refuses a screen of nothing', async (endpoint, { fields }) => {
  const sandbox = await startForTest()
  expect(
    await uploadFile(sandbox, endpoint, { fields: { ...fields, screenid: 99 }, file: png }),
  ).toEqual({
    status: 400,
    text: 'Invalid screen ID.',
  })
})

each(pictures)(
  '%s judges a file by its bytes, not by its name and type',
  async (endpoint, { fields }) => {
    const sandbox = await startForTest()
    const refused = { status: 400, text: 'File must be a PNG or JPEG image.' }
    expect(await uploadFile(sandbox, endpoint, { fields, file: text })).toEqual(refused)
    const empty = { bytes: Buffer.alloc(0) }
    expect(await uploadFile(sandbox, endpoint, { fields, file: empty })).toEqual(refused)
    const cut = { bytes: pngBytes.subarray(0, 7) }
    expect(await uploadFile(sandbox, endpoint, { fields, file: cut })).toEqual(refused)
    const disguised = { bytes: jpegBytes, name: 'notes.txt', type: 'text/plain' }
    expect((await uploadFile(sandbox, endpoint, { fields, file: disguised })).status).toBeLessThan(
      300,
    )
  },
)

each(all)('%s misses each of its parameters by name', async (endpoint, { fields }) => {
  const sandbox = await startForTest()
  for (const missing of Object.keys(fields)) {
    const { [missing]: _left, ...others } = fields
    expect(await uploadFile(sandbox, endpoint, { fields: others, file: png })).toEqual({
      status: 400,
      text: `Parameter missing: ${missing}.`,
    })
  }
})

each(all)('%s takes one file and no other field', async (endpoint, { fields }) => {
  const sandbox = await startForTest()
  const more = { ...fields, colour: 'red' }
  expect(await uploadFile(sandbox, endpoint, { fields: more, file: png })).toEqual({
    status: 400,
    text: 'Unexpected parameters found: colour.',
  })
  const body = new FormData()
  const sent = { ...credentialsOf(sandbox, 'media@demo'), ...fields }
  for (const [name, value] of Object.entries(sent)) body.set(name, String(value))
  body.append('file', new Blob([pngBytes]), 'one.png')
  body.append('file', new Blob([pngBytes]), 'two.png')
  const response = await fetch(`${sandbox.baseUrl}/ws/v10/${endpoint}`, { method: 'POST', body })
  expect(response.status).toBe(400)
  expect(await response.text()).toBe('Unexpected parameters found: file.')
})

each(all)('%s needs the permission, the area and the project', async (endpoint, { fields }) => {
  const sandbox = await startForTest()
  const refused = { status: 401, text: 'Not authorized.' }
  const { permissions } = sandbox.accounts.find(({ login }) => login === 'media@demo') ?? {}
  const change = (changed: unknown) => sandbox.control('PATCH', '/accounts/media@demo', changed)
  const upload = () => uploadFile(sandbox, endpoint, { fields, file: png })
  expect(await uploadFile(sandbox, endpoint, { fields, file: png, login: 'prices@demo' })).toEqual(
    refused,
  )
  await change({ permissions: [] })
  expect(await upload()).toEqual(refused)
  await change({ permissions, areas: ['prices'] })
  expect(await upload()).toEqual(refused)
  await change({ areas: ['media'], projects: [10340] })
  expect(await upload()).toEqual(refused)
  await change({ projects: [10210] })
  expect((await upload()).status).toBeLessThan(300)
})

test.each([
  ['set-unit-plan', { unitid: parking.id }],
  ['set-floor-plan', { floorid: basementId }],
  ['set-building-plan', { buildingid: lastBuildingId }],
])('%s creates the plan of a screen that has none, then replaces it', async (endpoint, owner) => {
  const sandbox = await startForTest()
  const upload = async (bytes: Buffer) =>
    uploadFile(sandbox, endpoint, { fields: { ...owner, screenid: 2 }, file: { bytes } })
  expect(await upload(pngBytes)).toEqual({ status: 201, text: '' })
  expect(await upload(jpegBytes)).toEqual({ status: 200, text: '' })
})

test('a unit without a gallery takes no picture, and that is checked last', async () => {
  const sandbox = await startForTest()
  const fields = { ...gallery.fields, unitid: parking.id }
  expect(await uploadFile(sandbox, gallery.endpoint, { fields, file: png })).toEqual({
    status: 400,
    text: 'Unit does not have a gallery.',
  })
  expect((await uploadFile(sandbox, gallery.endpoint, { fields, file: text })).text).toBe(
    'File must be a PNG or JPEG image.',
  )
})

test('faults are told in one order: the file, the object, the screen, the picture', async () => {
  const sandbox = await startForTest()
  const fields = { ...gallery.fields, unitid: 7, screenid: 99 }
  const say = async (sent: Parameters<typeof uploadFile>[2]) =>
    (await uploadFile(sandbox, gallery.endpoint, sent)).text
  expect(await say({ fields, file: null })).toBe('Parameters missing.')
  expect(await say({ fields, file: text })).toBe('ID does not refer to a valid object.')
  expect(await say({ fields: { ...fields, unitid }, file: text })).toBe('Invalid screen ID.')
})

test.each([
  ['a PDF', Buffer.from('%PDF-1.7 a card')],
  ['a picture', pngBytes],
  ['a text', Buffer.from('a text')],
  ['an empty file', Buffer.alloc(0)],
])('set-unit-pdf takes %s', async (_name, bytes) => {
  const sandbox = await startForTest()
  const file = { bytes, name: 'A.101.pdf' }
  expect(await uploadFile(sandbox, pdf.endpoint, { fields: pdf.fields, file })).toEqual({
    status: 204,
    text: '',
  })
})

test('a file field that a browser left empty is no file', async () => {
  const sandbox = await startForTest()
  const file = { bytes: Buffer.alloc(0), name: '' }
  expect(await uploadFile(sandbox, pdf.endpoint, { fields: pdf.fields, file })).toEqual({
    status: 400,
    text: 'Parameters missing.',
  })
})
