import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { demoPlace } from '../testing/demo-place.ts'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'
import {
  credentialsOf,
  jpegBytes,
  pngBytes,
  type SentFile,
  uploadFile,
} from '../testing/upload-file.ts'

const { flats, projectId, buildingId, floorId } = demoPlace()
const unitid = flats[0]?.id ?? 0
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const projectText = async (sandbox: TestedSandbox, screenid = 1): Promise<string> =>
  (await sandbox.post('get-project', { screenid, developerid: 4211, projectid: projectId })).text

const openingTag = (xml: string, element: string, id: number): string =>
  new RegExp(`<${element} id="${id}"[^>]*>`).exec(xml)?.[0] ?? ''

const uidIn = (tag: string, attribute: string): string | undefined =>
  new RegExp(` ${attribute}="(${uuid})"`).exec(tag)?.[1]

const flatText = (xml: string, id: number): string =>
  new RegExp(`<flat id="${id}".*?</flat>`).exec(xml)?.[0] ?? ''

const download = async (sandbox: TestedSandbox, uid: string, init: RequestInit = {}) => {
  const response = await fetch(`${sandbox.baseUrl}/resource/${uid}`, init)
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

const put = (sandbox: TestedSandbox, endpoint: string, file: SentFile, screenid?: number) =>
  uploadFile(sandbox, endpoint, {
    fields: {
      ...(endpoint === 'set-building-plan' ? { buildingid: buildingId } : {}),
      ...(endpoint === 'set-floor-plan' ? { floorid: floorId } : {}),
      ...(endpoint.includes('unit') ? { unitid } : {}),
      ...(endpoint === 'add-unit-gallery-image' ? { name: 'Koupelna & <WC>' } : {}),
      ...(screenid === undefined ? {} : { screenid }),
    },
    file,
  })

test.each([
  ['set-unit-plan', 'flat', unitid],
  ['set-building-plan', 'building', buildingId],
  ['set-floor-plan', 'floor', floorId],
])('%s replaces the plan of one screen and leaves the other', async (endpoint, element, id) => {
  const sandbox = await startForTest()
  const planOn = async (screen: number) =>
    uidIn(openingTag(await projectText(sandbox, screen), element, id), 'plan') ?? ''
  const before = await planOn(1)
  const other = await planOn(2)
  const file = { bytes: pngBytes, name: 'Půdorys č. 1.png' }
  expect(await put(sandbox, endpoint, file, 1)).toEqual({ status: 200, text: '' })
  const uid = await planOn(1)
  expect(uid).not.toBe(before)
  expect(await planOn(2)).toBe(other)
  const { bytes, headers } = await download(sandbox, uid)
  expect(bytes.equals(pngBytes)).toBe(true)
  expect(headers.get('content-type')).toBe('image/png')
})

test('a plan that was replaced is still there for whoever knows it', async () => {
  const sandbox = await startForTest()
  await put(sandbox, 'set-unit-plan', { bytes: pngBytes }, 1)
  const first = uidIn(openingTag(await projectText(sandbox), 'flat', unitid), 'plan') ?? ''
  await put(sandbox, 'set-unit-plan', { bytes: jpegBytes }, 1)
  const second = uidIn(openingTag(await projectText(sandbox), 'flat', unitid), 'plan') ?? ''
  expect((await download(sandbox, first)).bytes.equals(pngBytes)).toBe(true)
  expect((await download(sandbox, second)).bytes.equals(jpegBytes)).toBe(true)
})

test('set-unit-pdf replaces the unit’s file on every screen, under its own name and type', async () => {
  const sandbox = await startForTest()
  const bytes = Buffer.from('%PDF-1.7\nkarta')
  await put(sandbox, 'set-unit-pdf', { bytes, name: 'Karta bytu "č. 1".pdf' })
  const [one, two] = [await projectText(sandbox, 1), await projectText(sandbox, 2)].map((xml) =>
    uidIn(openingTag(xml, 'flat', unitid), 'pdf'),
  )
  expect(one).toBe(two)
  const answer = await download(sandbox, one ?? '')
  expect(answer.bytes.equals(bytes)).toBe(true)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const disposition = answer.headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^inline; filename="Karta bytu .*c. 1.*\.pdf"; filename\*=UTF-8''/)
  expect(decodeURIComponent(disposition)).toContain('č. 1')
})

test('each gallery image is a new picture with an ID of its own, for its screen', async () => {
  const sandbox = await startForTest()
  const pictures = async (screen: number) =>
    [
      ...flatText(await projectText(sandbox, screen), unitid).matchAll(
        /<picture id="(\d+)" creation-time="([^"]+)" resource="([^"]+)">(.*?)<\/picture>/g,
      ),
    ].map(([, id, time, uid, names]) => ({ id, time, uid: uid ?? '', names }))
  const [before, other] = [await pictures(1), await pictures(2)]
  const added = [
    await put(sandbox, 'add-unit-gallery-image', { bytes: jpegBytes }, 1),
    await put(sandbox, 'add-unit-gallery-image', { bytes: jpegBytes }, 1),
  ]
  for (const { status, text } of added) {
    expect(status).toBe(201)
    expect(text).toMatch(/^\d+$/)
  }
  const after = await pictures(1)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length).map(({ id }) => id)).toEqual(added.map(({ text }) => text))
  const last = after.at(-1)
  expect(last?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/)
  expect(last?.names).toBe(
    '<name locale="cs_CZ" text="Koupelna &amp; &lt;WC&gt;"/><name locale="en_US" text="Koupelna &amp; &lt;WC&gt;"/>',
  )
  expect((await download(sandbox, last?.uid ?? '')).bytes.equals(jpegBytes)).toBe(true)
  expect(await pictures(2)).toEqual(other)
})

const listed = async (sandbox: TestedSandbox, login = 'media@demo') => {
  const { text, contentType } = await sandbox.post('list-resources', {}, login)
  expect(contentType).toContain('xml')
  expect(text).toMatch(/^<\?xml [^>]+>\n<resources>.*<\/resources>$/)
  const rows = text.matchAll(
    /<resource uid="([^"]+)" content-type="([^"]+)" file-name="([^"]+)" size="(\d+)" crc="(\d+)"\/>/g,
  )
  return [...rows].map(([, uid = '', type = '', name = '', size, crc]) => ({
    uid,
    type,
    name,
    size: Number(size),
    crc: Number(crc),
  }))
}

const villas = demoPlace(2)

const withVillasOnly = (sandbox: TestedSandbox) =>
  sandbox.control('PATCH', '/accounts/media@demo', { projects: [villas.projectId] })

const putIntoVillas = (sandbox: TestedSandbox, file: SentFile) =>
  uploadFile(sandbox, 'set-unit-pdf', { fields: { unitid: villas.parking.id }, file })

test('list-resources tells size and checksum of every file, seeded and uploaded', async () => {
  const sandbox = await startForTest()
  await withVillasOnly(sandbox)
  const bytes = Buffer.from('a price list, of no type')
  await putIntoVillas(sandbox, { bytes, name: 'ceník.odt', type: 'not a type' })
  const all = await listed(sandbox)
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length)
  expect(all.find(({ name }) => name === 'ceník.odt')).toMatchObject({
    type: 'application/octet-stream',
    size: bytes.length,
    crc: crc32(bytes),
  })
  expect(all.length).toBeGreaterThan(30)
  for (const { uid, type, size, crc } of all) {
    const answer = await download(sandbox, uid)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.bytes.length).toBe(size)
    expect(crc32(answer.bytes)).toBe(crc)
    if (type === 'image/png') expect(answer.bytes.subarray(1, 4).toString()).toBe('PNG')
    if (type === 'application/pdf') expect(answer.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  }
})

test('an account lists and gets the files of its own projects', async () => {
  const sandbox = await startForTest()
  await put(sandbox, 'set-unit-plan', { bytes: pngBytes, name: 'foreign.png' }, 1)
  const uid = uidIn(openingTag(await projectText(sandbox), 'flat', unitid), 'plan') ?? ''
  expect((await sandbox.post('get-resource', { uid }, 'media@demo')).status).toBe(200)
  await withVillasOnly(sandbox)
  await putIntoVillas(sandbox, { bytes: jpegBytes, name: 'own.jpg' })
  const names = (await listed(sandbox)).map(({ name }) => name)
  expect(names).toContain('own.jpg')
  expect(names).not.toContain('foreign.png')
  expect(await sandbox.post('get-resource', { uid }, 'media@demo')).toMatchObject({
    status: 401,
    text: 'Not authorized.',
  })
})

test('get-resource gives the file under its name and type', async () => {
  const sandbox = await startForTest()
  await put(sandbox, 'set-unit-pdf', { bytes: Buffer.from('%PDF-1.7 karta'), name: 'A.101.pdf' })
  const uid = uidIn(openingTag(await projectText(sandbox), 'flat', unitid), 'pdf') ?? ''
  const response = await fetch(`${sandbox.baseUrl}/ws/v10/get-resource`, {
    method: 'POST',
    body: new URLSearchParams({ ...credentialsOf(sandbox, 'media@demo'), uid }),
  })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="A.101.pdf"')
  expect(await response.text()).toBe('%PDF-1.7 karta')
})

test.each([
  ['nothing', {}, 'Parameter missing: uid.'],
  ['an unknown one', { uid: 'f3c1' }, 'ID does not refer to a valid object.'],
])('get-resource refuses %s', async (_name, fields, text) => {
  const sandbox = await startForTest()
  expect(await sandbox.post('get-resource', fields, 'media@demo')).toMatchObject({
    status: 400,
    text,
  })
})
