import { expect, test } from 'vitest'
import { demoPlace } from '../testing/demo-place.ts'
import { startForTest } from '../testing/start-for-test.ts'

const { projectId, buildingId, floorId, flats } = demoPlace()
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const time = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\+0000'

const projectText = async (screenid = 1): Promise<string> => {
  const sandbox = await startForTest()
  const fields = { screenid, developerid: 4211, projectid: projectId }
  return (await sandbox.post('get-project', fields)).text
}

const opening = (xml: string, element: string, id: number): string =>
  new RegExp(`<${element} id="${id}"[^>]*>`).exec(xml)?.[0] ?? ''

test('houses, floors and flats have their plans, each with its area on the plan around it', async () => {
  const xml = await projectText()
  const area = ' coordinates="\\d+,\\d+,\\d+,\\d+"'
  expect(opening(xml, 'building', buildingId)).toMatch(new RegExp(` plan="${uuid}"`))
  expect(opening(xml, 'floor', floorId)).toMatch(new RegExp(` plan="${uuid}"${area}`))
  for (const { id } of flats) {
    expect(opening(xml, 'flat', id)).toMatch(new RegExp(` plan="${uuid}"${area}`))
  }
})

test('no two flats of a floor lie in one place of its plan', async () => {
  const floor = new RegExp(`<floor id="${floorId}".*?</floor>`).exec(await projectText())?.[0] ?? ''
  const areas = [...floor.matchAll(/ coordinates="([\d,]+)"/g)]
    .slice(1)
    .map(([, text = '']) => text.split(',').map(Number))
  expect(areas.length).toBeGreaterThan(5)
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of areas) {
    expect(x1 < x2 && y1 < y2).toBe(true)
    const inside = areas.filter(
      ([left = 0, top = 0]) => left >= x1 && left < x2 && top >= y1 && top < y2,
    )
    expect(inside).toHaveLength(1)
  }
})

test('the galleries of the project come with their pictures, an empty one without', async () => {
  const galleries = [
    ...(await projectText()).matchAll(
      new RegExp(
        `<gallery id="\\d+" creation-time="${time}" modification-time="${time}" type="(\\d)">(.*?)</gallery>`,
        'g',
      ),
    ),
  ].map(([, type, inside = '']) => ({
    type,
    name: /^<name locale="cs_CZ" text="([^"]+)"\/><name locale="en_US"/.exec(inside)?.[1],
    pictures: inside.split('<picture ').length - 1,
  }))
  expect(galleries).toEqual([
    { type: '2', name: 'Vizualizace', pictures: 3 },
    { type: '3', name: 'Okolí', pictures: 2 },
    { type: '8', name: 'Dokumenty', pictures: 0 },
  ])
})

test('a flat’s pictures are those of the screen that is asked for', async () => {
  const idsOn = async (screen: number) =>
    [...(await projectText(screen)).matchAll(/<picture id="(\d+)"/g)].map(([, id]) => id)
  const [one, two] = [await idsOn(1), await idsOn(2)]
  expect(one.length).toBe(two.length)
  expect(one.filter((id) => two.includes(id))).toEqual([])
})
