import { expect, test } from 'vitest'
import { projectIdSchema } from '#core/ids'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { bodyOf } from '../testing/body-of.ts'
import { readProjectsXml, readProjectXml } from './project-xml.ts'

const read = async (flats: string, floor = 'plan="f-1" coordinates="1,2,3,4"') => {
  const places: PlaceMedia[] = []
  const xml = `<export><project id="7" plan="p-1,p-2"><building id="11"><floor id="21" ${floor}>${flats}</floor></building></project></export>`
  const result = await readProjectXml(bodyOf(xml), {
    endpoint: 'get-project',
    projectId: projectIdSchema.parse(7),
    onUnits: () => undefined,
    onMedia: (batch) => places.push(...batch),
    onBytes: () => undefined,
  })
  return { result, places }
}
const unit = {
  kind: 'unit',
  id: 501,
  plans: [],
  coordinates: [],
  pdfs: [],
  pictures: [],
  hasGallery: null,
}
const flat = async (inside: string) =>
  (await read(inside)).places.find(({ kind }) => kind === 'unit')

test('plans and areas of a project, its buildings and floors are told for whoever asks', async () => {
  const { places } = await read('')
  expect(places).toEqual([
    { kind: 'project', id: 7, plans: ['p-1', 'p-2'], coordinates: [] },
    { kind: 'building', id: 11, plans: [], coordinates: [] },
    { kind: 'floor', id: 21, buildingId: 11, plans: ['f-1'], coordinates: [1, 2, 3, 4] },
  ])
})

test.each([
  ['building', '<building id="11"><flat id="501" plan="a"/></building>'],
  ['project', '<flat id="501" plan="a"/>'],
])('a unit of a %s, on no floor, is told too', async (_place, inside) => {
  const places: PlaceMedia[] = []
  await readProjectXml(bodyOf(`<export><project id="7">${inside}</project></export>`), {
    endpoint: 'get-project',
    projectId: projectIdSchema.parse(7),
    onUnits: () => undefined,
    onMedia: (batch) => places.push(...batch),
    onBytes: () => undefined,
  })
  expect(places.find(({ kind }) => kind === 'unit')).toEqual({ ...unit, plans: ['a'] })
})

test('a floor is told with its number and its building', async () => {
  const { places } = await read('', 'floorNo="-1" name="Suterén"')
  expect(places[2]).toMatchObject({ number: '-1', buildingId: 11 })
  expect((await read('', 'floorNo=" "')).places[2]).not.toHaveProperty('number')
})

test.each([
  ['nothing', '<flat id="501"/>', unit],
  [
    'a plan and a card',
    '<flat id="501" plan="a" pdf="b, c"/>',
    { ...unit, plans: ['a'], pdfs: ['b', 'c'] },
  ],
  ['an address in place of a name', '<flat id="501" plan="https://x/y"/>', unit],
  [
    'an area of six numbers',
    '<flat id="501" coordinates="1, 2,3,4,5,6"/>',
    { ...unit, coordinates: [1, 2, 3, 4, 5, 6] },
  ],
  ['an area that is none', '<flat id="501" coordinates="1,x"/>', unit],
  ['an empty gallery', '<flat id="501"><gallery id="3"/></flat>', { ...unit, hasGallery: true }],
  [
    'a picture',
    '<flat id="501"><picture id="9" resource="r"><name locale="cs_CZ" text="Kuchyň"/><name locale="__proto__"/></picture></flat>',
    { ...unit, hasGallery: true, pictures: [{ id: 9, resource: 'r', names: { cs_CZ: 'Kuchyň' } }] },
  ],
  [
    'a picture in a gallery',
    '<flat id="501"><gallery><picture id="9"/></gallery></flat>',
    { ...unit, hasGallery: true, pictures: [{ id: 9, resource: null, names: {} }] },
  ],
])('a unit with %s shows it', async (_what, xml, media) => {
  expect(await flat(xml)).toEqual(media)
})

test.each([
  ['without an ID', ''],
  ['with an ID of more digits than a number keeps', 'id="900719925474099312"'],
  ['with an ID that is a word', 'id="kitchen"'],
])('a picture %s is told without it', async (_what, id) => {
  const { result, places } = await read(`<flat id="501"><picture ${id} resource="r"/></flat>`)
  expect(result).toMatchObject({ ok: true })
  expect(places.find(({ kind }) => kind === 'unit')).toEqual({
    ...unit,
    hasGallery: true,
    pictures: [{ id: null, resource: 'r', names: {} }],
  })
})

test('all projects are read one after the other, each with its own units', async () => {
  const units: [number, number][] = []
  const project = (id: number, type: string, flats: number[]) =>
    `<project id="${id}" name="P${id}"><flat-attribute-type key="${type}"/><building id="${id}1"><floor id="${id}2">${flats
      .map((unitId) => `<flat id="${unitId}"/>`)
      .join('')}</floor></building></project>`
  const xml = `<export>${project(1, 'a', [11, 12])}${project(2, 'b', [])}${project(3, 'c', [31])}</export>`
  const result = await readProjectsXml(bodyOf(xml), {
    endpoint: 'get-all-projects',
    wanted: null,
    onUnits: (batch, projectId) =>
      units.push(...batch.map(({ id }): [number, number] => [projectId, id])),
    onBytes: () => undefined,
  })
  expect(result).toMatchObject({
    value: [
      { projectId: 1, projectName: 'P1', unitCount: 2, attributeTypes: [{ key: 'a' }] },
      { projectId: 2, unitCount: 0, attributeTypes: [{ key: 'b' }] },
      { projectId: 3, unitCount: 1, attributeTypes: [{ key: 'c' }] },
    ],
  })
  expect(units).toEqual([
    [1, 11],
    [1, 12],
    [3, 31],
  ])
})
