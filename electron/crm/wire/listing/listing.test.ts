import { expect, test } from 'vitest'
import { bodyOf } from '../../testing/body-of.ts'
import { readListingJson } from './listing-json.ts'
import { readListingXml } from './listing-xml.ts'

const json = (value: unknown) => readListingJson(bodyOf(JSON.stringify(value)), 'get-projects-info')
const xml = (text: string) => readListingXml(bodyOf(text), 'list-projects')

test('both forms of the listing name the developer and its projects', async () => {
  expect(
    await xml(
      `<export developer-id="4211" developer-name="Vltavan"><project id="1" name="Podviní" city="Praha 9"
       available-flat-count="0"><description locale="cs_CZ" text="x"/><locale iso="cs_CZ" name="Čeština"/>
       </project><project id="2" name="Vily"/></export>`,
    ),
  ).toEqual({
    ok: true,
    value: {
      form: 'list-projects',
      developerId: '4211',
      developerName: 'Vltavan',
      projects: [
        { id: 1, name: 'Podviní', city: 'Praha 9', freeUnits: 0, screenIds: [] },
        { id: 2, name: 'Vily', city: null, freeUnits: null, screenIds: [] },
      ],
      unreadProjects: [],
    },
  })
  expect(
    await json({
      'developer-id': 4211,
      projects: [{ 'project-id': 1, 'project-name': 'Podviní', screens: [2] }],
    }),
  ).toEqual({
    ok: true,
    value: {
      form: 'get-projects-info',
      developerId: '4211',
      developerName: null,
      projects: [{ id: 1, name: 'Podviní', city: null, freeUnits: null, screenIds: [2] }],
      unreadProjects: [],
    },
  })
})

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [
    ['1', '2'],
    [1, 2],
  ],
  [[{ id: 3, name: 'Web' }], [3]],
  [
    [{ id: '4' }, { 'screen-id': 5 }],
    [4, 5],
  ],
  [[null, 'web', {}, -1, 0, 1.5, 6], [6]],
  [[], []],
  [null, []],
  [undefined, []],
])('screens written as %j are the screens %j', async (screens, screenIds) => {
  const listing = await json({
    'developer-id': '1',
    more: true,
    projects: [{ 'project-id': '2', 'project-name': 'P', screens, also: [] }],
  })
  expect(listing).toMatchObject({ ok: true, value: { projects: [{ id: 2, screenIds }] } })
})

test.each([
  ['no object', []],
  ['no projects', { 'developer-id': 1 }],
  ['a sentence for its projects', { 'developer-id': 1, projects: 'Not now.' }],
])('a listing in JSON with %s is refused', async (_what, value) => {
  expect(await json(value)).toMatchObject({ ok: false, failure: { kind: 'notThisServer' } })
})

test.each([
  ['a page', '<html><body>Login</body></html>'],
  ['no end', '<export developer-id="1"><project id="1"/>'],
])('a listing in XML with %s is refused', async (_what, text) => {
  expect(await xml(text)).toMatchObject({ ok: false, failure: { kind: 'notThisServer' } })
})

test.each([
  ['a number', '4211', '4211'],
  ['more digits than a number keeps', '900719925474099312', '900719925474099312'],
  ['a word', ' vltavan ', 'vltavan'],
  ['nothing', '', null],
  ['no attribute', undefined, null],
])('a developer that is named by %s costs no project', async (_what, id, developerId) => {
  const read = { developerId, projects: [{ id: 1, name: 'Podviní' }], unreadProjects: [] }
  const attribute = id === undefined ? '' : `developer-id="${id}"`
  const text = `<export ${attribute}><project id="1" name="Podviní"/></export>`
  expect(await xml(text)).toMatchObject({ ok: true, value: read })
  const projects = [{ 'project-id': 1, 'project-name': 'Podviní' }]
  expect(await json({ 'developer-id': id, projects })).toMatchObject({ ok: true, value: read })
})

test('a developer that is written as a long number keeps all its digits', async () => {
  const text = '{"developer-id":900719925474099312,"projects":[]}'
  expect(await readListingJson(bodyOf(text), 'get-projects-info')).toMatchObject({
    value: { developerId: '900719925474099312' },
  })
})

const vily = { 'project-id': 2, 'project-name': 'Vily' }
test.each([
  ['a developer that is an object', { 'developer-id': { id: 1 }, projects: [vily] }, ['Vily'], []],
  ['no list around a single project', { projects: vily }, ['Vily'], []],
  ['null for no project', { projects: null }, [], []],
  ['a project without a name', { projects: [{ ...vily, 'project-name': null }] }, ['2'], []],
  ['a project that is none', { projects: [vily, null, {}] }, ['Vily'], ['?', '?']],
  ['a project under no ID', { projects: [{ 'project-id': {} }] }, [], ['?']],
])('a listing in JSON with %s is read', async (_what, value, named, unreadProjects) => {
  const projects = named.map((name) => ({ id: 2, name }))
  expect(await json(value)).toMatchObject({ ok: true, value: { projects, unreadProjects } })
})

test.each([
  ['without an ID', undefined, 'Vily'],
  ['with an ID that is none', '1a', 'Vily (1a)'],
  ['with an ID of more digits than a number keeps', '9007199254740993', 'Vily (9007199254740993)'],
])('a project %s is left out and named, and the others are listed', async (_what, id, named) => {
  const read = { projects: [{ id: 1, name: 'Podviní' }], unreadProjects: [named] }
  const attribute = id === undefined ? '' : `id="${id}"`
  const text = `<export developer-id="1"><project id="1" name="Podviní"/><project ${attribute} name="Vily"/></export>`
  expect(await xml(text)).toMatchObject({ ok: true, value: read })
  const projects = [
    { 'project-id': 1, 'project-name': 'Podviní' },
    { 'project-id': id, 'project-name': 'Vily' },
  ]
  expect(await json({ 'developer-id': 1, projects })).toMatchObject({ ok: true, value: read })
})

test('an ID that is written as a long number is named by all its digits', async () => {
  const text =
    '{"developer-id":1,"projects":[{"project-id":9007199254740993,"project-name":"Vily"}]}'
  expect(await readListingJson(bodyOf(text), 'get-projects-info')).toMatchObject({
    value: { projects: [], unreadProjects: ['Vily (9007199254740993)'] },
  })
})

test('the beginning of an answer that is no listing is told as it came', async () => {
  const page = '<html><body><h1>Údržba</h1> Pište na eva@example.com nebo volejte +420 777 123 456'
  expect(await readListingJson(bodyOf(page), 'get-projects-info')).toMatchObject({
    failure: { received: page },
  })
})

test('a listing that never ends is given up', async () => {
  async function* endless() {
    for (;;) yield Buffer.alloc(1 << 20, ' ')
  }
  const listing = await readListingJson(
    { ...bodyOf(''), chunks: endless(), length: null },
    'get-projects-info',
  )
  expect(listing).toMatchObject({ ok: false, failure: { kind: 'notThisServer' } })
})
