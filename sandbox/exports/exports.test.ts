import { expect, test } from 'vitest'
import { type Fields, openExports, readSheet } from './testing/call-export.ts'

interface Places {
  readonly first?: readonly string[]
  readonly last?: readonly string[]
  /** Columns whose place among the others does not matter. */
  readonly among?: readonly string[]
  readonly fields?: Fields
}

/** Field-notes 3.2: where the exports have the columns that a client looks for. */
const exportPlaces: readonly (readonly [name: string, places: Places])[] = [
  ['projects', { last: ['project_id'] }],
  ['products', { last: ['unit_id', 'unit_type_id', 'availability_id', 'project_id', 'deal_id'] }],
  ['customers', { last: ['customer_id', 'salesman_id', 'status_id', 'source_id'] }],
  ['deals', { among: ['deal_id', 'customer_id', 'main_unit_id', 'project_id'] }],
  ['inquiries', { among: ['inactivity_note', 'inquiry_id', 'customer_id', 'unit_id'] }],
  [
    'business-cases',
    {
      first: ['customer', 'salesman', 'status', 'lifecycle', 'main_unit', 'additional_customers'],
      among: ['additional_products', 'project'],
      last: ['inquiry_id', 'deal_id'],
    },
  ],
  ['sales-status', { last: ['unit_id'] }],
  ['project-units-history', { among: ['valid_from', 'valid_to', 'unit_id', 'project_id'] }],
  ['defects', { first: ['project', 'deal_id'], last: ['defect_id'] }],
  ['events', { last: ['event_id', 'customer_id', 'unit_id', 'project_id'] }],
  ['deal-documents', { first: ['deal_id'], last: ['document_id', 'customer_id', 'salesman_id'] }],
  ['unit-history', { first: ['valid_from', 'user'], fields: { unitid: '1021004' } }],
  ['payments-prescribed', { first: ['project', 'deal_id'], last: ['payment_id'] }],
  ['payments-incoming', { first: ['incoming_payment_id', 'deal_id'] }],
  [
    'additional-products',
    {
      first: ['deal_id'],
      last: ['additional_product_id', 'product_type_id', 'prescribed_payment_id'],
    },
  ],
  ['inspections', { among: ['deal_id', 'inspection_id'] }],
  ['tasks', { last: ['task_id', 'customer_id', 'salesman_id'] }],
  [
    'invoices',
    { first: ['invoice_id', 'number'], last: ['line_net', 'line_vat', 'line_gross', 'line_id'] },
  ],
  ['customers-contacts', { last: ['customer_id'] }],
  ['customer-consents', { last: ['consent_type_id', 'customer_id'] }],
]

test.each(exportPlaces)(
  'the export %s has its columns where clients look for them',
  (name, places) => {
    const { first = [], last = [], among = [], fields = {} } = places
    const answer = openExports().call(name, { ...fields, headermode: 'ids' })
    const header = readSheet(answer.body, 1)[0] ?? []
    expect(header.slice(0, first.length)).toEqual(first)
    expect(header.slice(header.length - last.length)).toEqual(last)
    expect(header).toEqual(expect.arrayContaining([...among]))
  },
)

test.each(exportPlaces)(
  'the export %s says the same as .xls and as .xlsx',
  (name, { fields = {} }) => {
    const { call, clock } = openExports()
    const xls = call(name, fields)
    expect(xls).toMatchObject({ status: 200, contentType: 'application/vnd.ms-excel' })
    expect(xls.headers['content-disposition']).toBe(`attachment; filename="${name}_2026-11-21.xls"`)
    const rows = readSheet(xls.body)
    expect(rows.length).toBeGreaterThan(1)
    clock.now += 300_000
    const xlsx = call(name, { ...fields, xlsx: '1' })
    expect(xlsx.contentType).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(xlsx.headers['content-disposition']).toBe(
      `attachment; filename="${name}_2026-11-21.xlsx"`,
    )
    expect(readSheet(xlsx.body)).toEqual(rows)
  },
)

test.each(['cs', 'en'] as const)(
  'no two columns of an export are called the same (%s)',
  (language) => {
    const { call } = openExports({ language })
    for (const [name, { fields = {} }] of exportPlaces) {
      const answer = call(name, { ...fields, headermode: 'labels_ids' })
      const [labels = [], ids = []] = readSheet(answer.body, 2)
      expect(labels.length).toBeGreaterThan(4)
      expect(new Set(labels).size).toBe(labels.length)
      expect(new Set(ids).size).toBe(ids.length)
      expect(labels).not.toContain('')
    }
  },
)

test.each([
  [
    'customers',
    'Projekt; Datum přidání; Stav; E-mail; Jméno; Tagy; Zákazník ID; Prodejce ID; Stav ID; Zdroj ID',
  ],
  [
    'defects',
    'Projekt; Obchodní případ; Typ kontroly; Typ položky technické přejímky; Jednotka; Zákazník; Telefon; ' +
      'E-mail; Číslo vady; Problémová vada; Číslo vady dle zákazníka; Popis; Lokace (např. místnost); ' +
      'Poslední vyjádření developera; Odesláno zákazníkovi; Poslední vyjádření dodavatele; Přijato dne; ' +
      'Termín pro odstranění vady; Plánovaný termín opravy; Odstraněna dne; Poznámka; Odpovědná osoba; ' +
      'Speciální záruční lhůta; Stav; Část bytu které se vada týká; Běžný problém; ' +
      'Místnost, které se vada týká; Dodavatel; Generální dodavatel; Reklamace ID',
  ],
])('%s has exactly the columns that were seen, in their order', (name, columns) => {
  const header = readSheet(openExports({ seed: 'empty' }).call(name).body)[0]
  expect(header).toEqual(columns.split('; '))
})

/** spec: Versioning 5. */
const removedColumns: readonly (readonly [name: string, removed: RegExp])[] = [
  ['products', /vat.?class|monthly|loan|sazba|splátk/i],
  ['sales-status', /co.?salesman|monthly|loan|splátk/i],
  ['project-units-history', /monthly|loan|splátk/i],
  [
    'business-cases',
    /co.?salesman|parent|^ra|^rd|ra_|rd_|deadline|signature|signed|cancelled|deposit|e-?mail|phone/i,
  ],
]

test.each(removedColumns)('the columns that were removed from %s stay removed', (name, removed) => {
  const { body } = openExports({ seed: 'empty', language: 'en' }).call(name, {
    headermode: 'labels_ids',
  })
  const [labels = [], ids = []] = readSheet(body)
  expect([...labels, ...ids].filter((header) => removed.test(String(header)))).toEqual([])
})

test('inquiries have a note on why nothing came of them', () => {
  const notes = openExports()
    .rows('inquiries')
    .map((row) => row['inactivity_note'])
  expect(notes).toContain('Koupil jinde.')
  expect(notes).toContain('')
})

test('the history of one unit answers and says that it is deprecated', () => {
  const { call } = openExports()
  const old = call('unit-history', { unitid: '1021004' })
  expect(old).toMatchObject({ status: 200, headers: { deprecation: 'true' } })
  expect(call('project-units-history').headers['deprecation']).toBeUndefined()
})

const ofSpecification = 12

test('without what lies beyond the specification, only its own exports are served', () => {
  const { call } = openExports({ switches: { beyondSpecification: false } })
  exportPlaces.forEach(([name, { fields = {} }], place) => {
    const ask = () => call(name, fields)
    if (place < ofSpecification) expect(ask().status).toBe(200)
    else expect(ask).toThrow('is not served')
  })
})

test.each(['prices@demo', 'customers@demo', 'nothing@demo'])('%s exports nothing', (login) => {
  expect(openExports({ seed: 'empty' }).call('projects', {}, login)).toMatchObject({ status: 401 })
})
