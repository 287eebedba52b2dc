import fc from 'fast-check'
import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { customerIdSchema, projectIdSchema, unitIdSchema } from '#core/ids'
import type { Body } from '../calls/call.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readConsentTypes, readRevoked } from './consents.ts'
import { readCustomerDetails } from './customer-details.ts'
import { readListedLeads } from './listed-leads.ts'
import { readListingJson } from './listing/listing-json.ts'
import { readListingXml } from './listing/listing-xml.ts'
import { readPaymentId } from './payment-id.ts'
import { readPriceUpdate } from './price-update.ts'
import { readProjectsXml } from './project-xml.ts'
import { readId } from './read-id.ts'
import { readNothing } from './read-nothing.ts'
import { receiveFile } from './receive-file.ts'
import { readResourcesXml } from './resources-xml.ts'
import { readRevocationRefusal } from './revocation-refusal.ts'
import { readXmlTree } from './xml-tree.ts'

const ignore = () => undefined
const endpoint = 'any'
const readers: Readonly<Record<string, (body: Body) => Promise<{ ok: boolean }>>> = {
  listingJson: (body) => readListingJson(body, endpoint),
  listingXml: (body) => readListingXml(body, endpoint),
  projects: (body) =>
    readProjectsXml(body, {
      endpoint,
      onUnits: ignore,
      onMedia: ignore,
      onBytes: ignore,
      wanted: projectIdSchema.parse(1),
    }),
  prices: (body) => readPriceUpdate(body, { endpoint, unitIds: new Set([unitIdSchema.parse(1)]) }),
  id: (body) => readId(body, { endpoint, schema: customerIdSchema }),
  nothing: (body) => readNothing(body, endpoint),
  payment: (body) => readPaymentId(body, endpoint),
  leads: (body) => readListedLeads(body, { endpoint, zone: 'UTC' }),
  consentTypes: (body) => readConsentTypes(body, endpoint),
  revoked: (body) => readRevoked(body, endpoint),
  refusal: (body) => readRevocationRefusal(body, endpoint),
  customer: (body) => readCustomerDetails(body, endpoint),
  tree: (body) => readXmlTree(body, endpoint),
  resources: (body) => readResourcesXml(body, endpoint),
  file: (body) =>
    receiveFile(body, {
      endpoint,
      expected: 'file',
      isExpected: () => true,
      onProgress: ignore,
      sink: {
        begin: () => Promise.resolve(success(null)),
        write: () => Promise.resolve(success(null)),
      },
    }),
}

const names = [
  'export',
  'project',
  'building',
  'floor',
  'flat',
  'flat-attribute',
  'picture',
  'name',
  'gallery',
  'flat-attribute-type',
  'resources',
  'resource',
  'html',
  '__proto__',
]
const attributes = [
  'id',
  'name',
  'key',
  'value',
  'uid',
  'crc',
  'plan',
  'pdf',
  'coordinates',
  'developer-id',
  'locale',
  'text',
  'constructor',
]
const value = fc.oneof(
  fc.constantFrom('1', '0', '-1', '1,2', '', 'x', '9007199254740993', '__proto__'),
  fc.string({ maxLength: 8 }),
)
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom(...names),
      fc.uniqueArray(fc.tuple(fc.constantFrom(...attributes), value), {
        maxLength: 3,
        selector: ([name]) => name,
      }),
      fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constant([]),
        fc.array(tie('element'), { maxLength: 3 }),
      ),
    )
    .map(
      ([name, values, children]) =>
        `<${name}${values.map(([key, text]) => ` ${key}="${text.replace(/[&<"]/g, '')}"`).join('')}>${children.join('')}</${name}>`,
    ),
}))
const field = fc.constantFrom(
  'units',
  'success',
  'id',
  'error',
  'projects',
  'developer-id',
  'project-id',
  'project-name',
  'screens',
  'inquiry_id',
  'customer_id',
  'timestamp',
  'name',
  '__proto__',
)
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.constantFrom(null, true, false, 1, '1', 0, -1, 1.5), fc.string({ maxLength: 5 })),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(field, tie('json'), { maxKeys: 4 }),
  ),
}))
const answer = fc.oneof(
  element,
  element.map((xml) => xml.slice(0, xml.length / 2)),
  json.map((shape) => JSON.stringify(shape)),
  fc.json(),
  fc.string(),
  fc.uint8Array(),
)

test.each(Object.keys(readers))('whatever comes back, the reader of %s answers', async (name) => {
  await fc.assert(
    fc.asyncProperty(
      answer,
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom(200, 404),
      async (content, chunkBytes, status) => {
        const result = await readers[name]?.({ ...bodyOf(content, chunkBytes), status })
        expect(result).toHaveProperty('ok')
      },
    ),
    { numRuns: 150 },
  )
})

test.each(Object.keys(readers))(
  'the reader of %s survives nesting without an end',
  async (name) => {
    for (const opening of ['[', '{"units":', '<export>']) {
      const result = await readers[name]?.(bodyOf(opening.repeat(50_000)))
      expect(result).toHaveProperty('ok')
    }
  },
)

/** Answers that would be kept in the memory of main as far as they come, were there no end to it. */
const endless: Readonly<Record<string, readonly [start: string, again: string, most: number]>> = {
  attributes: ['<export', ' a#="1"', 1_100],
  names: ['<export>', '<a#/>', 10_100],
  records: ['<export>', '<a/>'.repeat(50_000), 100],
  'letters of an attribute': ['<export a="', 'a'.repeat(200_000), 100],
  'letters of a text': ['<export>', 'a'.repeat(200_000), 100],
  'letters of a comment': ['<export><!--', 'a'.repeat(200_000), 100],
}

test.each(Object.entries(endless))(
  'an answer of %s without an end is refused long before it is too much for main',
  async (_kind, [start, again, most]) => {
    let taken = 0
    async function* chunks() {
      yield Buffer.from(start)
      for (; taken <= most; taken += 1) yield Buffer.from(again.replaceAll('#', String(taken)))
    }
    const result = await readers['projects']?.({ ...bodyOf(''), chunks: chunks() })
    expect(result).toMatchObject({ ok: false, failure: { expected: 'smaller' } })
    expect(taken).toBeLessThan(most)
  },
)

test.each(['listingJson', 'leads', 'customer', 'prices'])(
  'the reader of %s does not unfold a small answer of far too many values',
  async (name) => {
    const result = await readers[name]?.(bodyOf(`[${'{},'.repeat(300_000)}{}]`))
    expect(result).toMatchObject({ ok: false, failure: { expected: 'smaller' } })
  },
)

test('a tree of any shape has fewer records than an export', async () => {
  const result = await readXmlTree(bodyOf(`<a>${'<b/>'.repeat(200_000)}</a>`), endpoint)
  expect(result).toMatchObject({ ok: false, failure: { expected: 'smaller' } })
})
