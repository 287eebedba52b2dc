import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { bodyOf } from '../testing/body-of.ts'
import { readProjectXml } from './project-xml.ts'

const read = async (xml: string | Uint8Array, { projectId = 7, chunkBytes = 1 << 16 } = {}) => {
  const units: Unit[] = []
  const result = await readProjectXml(bodyOf(xml, chunkBytes), {
    endpoint: 'get-project',
    projectId: projectIdSchema.parse(projectId),
    onUnits: (batch) => units.push(...batch),
    onBytes: () => undefined,
  })
  return { result, units }
}

const around = (flats: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><export creation-time="2026-11-01T08:00:00+0100" developer-id="1">
   <project id="7" name="Rezidence Podviní" currency="CZK"><locale iso="cs_CZ"/>
   <flat-attribute-type key="flat_area_balcony" type="1" show-in-pricelist="true" pricelist-priority="5">
     <name locale="cs_CZ" text="Balkon"/><name locale="en_US" text="Balcony"/>
     <enum value="1"><label locale="cs_CZ" text="nic"/></enum></flat-attribute-type>
   <second-market/><building id="11" name="Dům A"><floor id="21" floorNo="-1">${flats}</floor></building>
   </project></export>`

const flat = (attributes: Record<string, string>, id = '501'): string =>
  `<flat id="${id}">${Object.entries(attributes)
    .map(([key, value]) => `<flat-attribute key="${key}" value="${value}"/>`)
    .join('')}</flat>`

test.each([
  ['CZK', 'CZK'],
  ['czk', 'CZK'],
  ['Kč', 'CZK'],
  ['€', 'EUR'],
  ['koruna', null],
  ['constructor', null],
  ['', null],
])('a project whose currency is called %s has its code, or none', async (told, code) => {
  const { result } = await read(around(flat({})).replace('currency="CZK"', `currency="${told}"`))
  expect(result).toMatchObject({ ok: true, value: { currency: code } })
})

test('a project with a single flat is read as one unit in its place', async () => {
  const { result, units } = await read(
    around(
      flat({
        flat_internal_id: '007',
        flat_type: '1',
        flat_status: '0',
        flat_disposition: '2+kk',
        flat_area: '54.3',
        flat_price_without_vat: '118088',
        flat_price: '142886.48',
        flat_area_balcony: '6,1',
      }),
    ),
  )
  expect(result).toEqual({
    ok: true,
    value: {
      projectId: 7,
      projectName: 'Rezidence Podviní',
      currency: 'CZK',
      attributeTypes: [
        {
          key: 'flat_area_balcony',
          names: { cs_CZ: 'Balkon', en_US: 'Balcony' },
          showInPricelist: true,
          priority: 5,
        },
      ],
      unitCount: 1,
      unreadUnits: [],
    },
  })
  expect(units).toEqual([
    {
      id: 501,
      number: '007',
      buildingId: 11,
      building: 'Dům A',
      floorId: 21,
      floor: '-1',
      typeCode: 1,
      statusCode: 0,
      disposition: '2+kk',
      area: 54.3,
      priceNetMinor: 11_808_800,
      priceGrossMinor: 14_288_648,
      attributes: { flat_area_balcony: '6,1' },
    },
  ])
})

test('what the server does not tell is null and never zero', async () => {
  const missing = '<flat-attribute key="flat_area"/><flat-attribute key="flat_type" value=""/>'
  const { units } = await read(around(`<flat id="501">${missing}</flat>`))
  expect(units).toMatchObject([
    {
      number: '501',
      typeCode: null,
      statusCode: null,
      disposition: null,
      area: null,
      priceNetMinor: null,
      priceGrossMinor: null,
      attributes: {},
    },
  ])
})

test.each([
  [{ flat_status: '7' }, { statusCode: 7 }],
  [{ flat_type: '99' }, { typeCode: 99 }],
  [{ flat_area: '54,3' }, { area: 54.3 }],
  [{ flat_price: '4 990 000,50' }, { priceGrossMinor: 499_000_050 }],
  [{ flat_internal_id: '1e3' }, { number: '1e3' }],
  [{ flat_internal_id: 'A &amp; B &quot;1&quot;' }, { number: 'A & B "1"' }],
  [{ flat_disposition: 'atyp' }, { disposition: 'atyp' }],
  [{ flat_price: 'na dotaz' }, { priceGrossMinor: null, attributes: { flat_price: 'na dotaz' } }],
  [{ flat_status: 'volný' }, { statusCode: null, attributes: { flat_status: 'volný' } }],
  [{ constructor: 'x' }, { attributes: { constructor: 'x' } }],
])('a flat with %j is the unit %j', async (attributes, unit) => {
  const { units } = await read(around(flat(attributes)))
  expect(units).toMatchObject([unit])
})

test.each([
  ['elements nobody knows', '<poi id="1"><name text="x"/></poi><constructor/><__proto__/>'],
  [
    'flats sold a second time',
    '<second-market><building id="1"><flat id="9"/></building></second-market>',
  ],
])('%s in a project are passed over', async (_what, elements) => {
  const xml = around(flat({})).replace('<second-market/>', elements)
  const { result, units } = await read(xml)
  expect(result.ok).toBe(true)
  expect(units).toHaveLength(1)
})

test('a project that no export is around is read like any other', async () => {
  const bare = around(flat({ flat_price: '1' })).replace(/<\/?export[^>]*>/g, '')
  const { result, units } = await read(bare)
  expect(result).toMatchObject({ value: { attributeTypes: [{ key: 'flat_area_balcony' }] } })
  expect(units).toMatchObject([{ id: 501, building: 'Dům A', floor: '-1', priceGrossMinor: 100 }])
})

const whole = around(flat({ flat_price: '1' }))
test.each([
  ['a maintenance page', '<!DOCTYPE html><html><body><h1>Údržba</h1></body></html>'],
  ['a well-formed page', '<html><export><project id="7"/></export></html>'],
  ['an empty body', ''],
  ['plain text', 'Invalid screen ID.'],
  ['JSON', '{"success":true}'],
  ['another bare project', '<project id="8"/>'],
  ['an export without a project', '<export developer-id="1"/>'],
  ['another project', whole.replace('project id="7"', 'project id="8"')],
  ['the project twice', whole.replace('</export>', '<project id="7"/></export>')],
  ['an answer cut in the middle', whole.slice(0, -20)],
  ['an answer with something after its end', `${whole}<export/>`],
  ['an entity of its own', whole.replace('value="1"', 'value="&secret;"')],
  ['text in another encoding', Buffer.from(whole, 'latin1')],
])('%s is refused and not half-read', async (_what, xml) => {
  const { result } = await read(xml)
  expect(result).toMatchObject({
    ok: false,
    failure: { kind: 'notThisServer', endpoint: 'get-project', again: 'afterFix' },
  })
})

test.each([
  ['another root', '<projects><project id="7"/></projects>', 'apiXml', '<projects>'],
  ['an ID that is none', '<export><project id="x"/></export>', 'apiXml', '<project id>'],
  ['no end', '<export><project id="7"/>', 'xml', null],
])('XML with %s is told to be that', async (_what, xml, expected, part) => {
  const { result } = await read(xml)
  expect(result).toMatchObject({ failure: { expected, part } })
})

const named = flat({ flat_internal_id: 'A.9' }, 'null')
test.each([
  ['without an id', around('<flat/>'), ['?'], 0],
  ['with a bad id', around(flat({}, '12a') + flat({}, '7')), ['12a'], 1],
  ['with id zero', around(flat({}, '0')), ['0'], 0],
  [
    'with an id too large to be exact',
    around(flat({}, '9007199254740993')),
    ['9007199254740993'],
    0,
  ],
  ['with a number and no id', around(named + flat({}, '7')), ['A.9'], 1],
  ['listed twice', around(flat({}) + flat({ flat_internal_id: 'A.9' })), ['A.9'], 1],
])(
  'a unit %s is left out and named, and the others are read',
  async (_what, xml, unread, count) => {
    const { result, units } = await read(xml)
    expect(result).toMatchObject({ value: { unreadUnits: unread, unitCount: count } })
    expect(units).toHaveLength(count)
  },
)

const noPlace = { buildingId: null, floorId: null, floor: '' }
const inHouse = { ...noPlace, buildingId: 11 }
test.each([
  ['on a floor without an id', whole.replace('floor id="21"', 'floor'), [inHouse]],
  ['in a building without an id', whole.replace('building id="11"', 'building'), [noPlace]],
  [
    'outside a floor',
    whole.replace('</floor>', `</floor>${flat({}, '9')}`),
    [
      { buildingId: 11, floorId: 21 },
      { ...inHouse, id: 9 },
    ],
  ],
  [
    'outside a building',
    whole.replace('</building>', '</building><flat id="9"/>'),
    [
      { buildingId: 11, floorId: 21 },
      { ...noPlace, id: 9 },
    ],
  ],
])('a unit %s is read with as much of its place as is told', async (_what, xml, expected) => {
  const { result, units } = await read(xml)
  expect(result).toMatchObject({ value: { unreadUnits: [], unitCount: expected.length } })
  expect(units).toMatchObject(expected)
})

test('it does not matter where the network cuts the answer', async () => {
  const xml = around(flat({ flat_internal_id: 'Žluťoučký 🏠', flat_price: '1 000,5' }))
  const expected = await read(xml)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (chunkBytes) => {
      expect(await read(xml, { chunkBytes })).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test('an answer cut at any point is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 2 }), async (end) => {
      const { result } = await read(whole.slice(0, end))
      expect(result.ok).toBe(false)
    }),
    { numRuns: 80 },
  )
})

test('units come in batches that the store takes in one go', async () => {
  const flats = Array.from({ length: 1_234 }, (_, index) => flat({}, String(index + 1)))
  const sizes: number[] = []
  const result = await readProjectXml(bodyOf(around(flats.join(''))), {
    endpoint: 'get-project',
    projectId: projectIdSchema.parse(7),
    onUnits: (batch) => sizes.push(batch.length),
    onBytes: () => undefined,
  })
  expect(result).toMatchObject({ ok: true, value: { unitCount: 1_234 } })
  expect(sizes).toEqual([500, 500, 234])
})

test('an attribute that is called as every object calls something of its own is one like the others', async () => {
  const keys = ['__proto__', 'constructor', 'toString', 'flat_area_balcony']
  const attributes = Object.fromEntries(keys.map((key) => [key, `of ${key}`]))
  const { units } = await read(around(flat(attributes)))
  expect(Object.entries(units[0]?.attributes ?? {})).toEqual(Object.entries(attributes))
  expect(Object.getPrototypeOf(units[0]?.attributes)).toBe(Object.prototype)
})

test('each unit has the attributes that it was told with, in whatever order they come and however many there are', async () => {
  const keys = fc.constantFrom(
    'flat_internal_id',
    'flat_area_balcony',
    'flat_view',
    '__proto__',
    'a',
    'b',
  )
  const told = fc.uniqueArray(fc.tuple(keys, fc.stringMatching(/^\w{1,4}$/)), {
    selector: ([key]) => key,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(told, { maxLength: 8 }), async (flats) => {
      const { units } = await read(
        around(flats.map((pairs, at) => flat(Object.fromEntries(pairs), String(at + 1))).join('')),
      )
      expect(units.map(({ number, attributes }) => [number, Object.entries(attributes)])).toEqual(
        flats.map((pairs, at) => [
          new Map(pairs).get('flat_internal_id') ?? String(at + 1),
          pairs.filter(([key]) => key !== 'flat_internal_id'),
        ]),
      )
    }),
  )
  const ownKeys = Array.from({ length: 2_500 }, (_, at) => `key_${at}`)
  const { units } = await read(
    around(ownKeys.map((key, at) => flat({ [key]: 'x', shared: key }, String(at + 1))).join('')),
  )
  expect(units.map(({ attributes }) => attributes)).toEqual(
    ownKeys.map((key) => ({ [key]: 'x', shared: key })),
  )
})
