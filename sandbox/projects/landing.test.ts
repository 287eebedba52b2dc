import { expect, test } from 'vitest'
import { flatsOf } from '../seed/projects/developer.ts'
import { makeDeveloper } from '../seed/projects/seeds.ts'
import { startForTest } from '../testing/start-for-test.ts'

const screen = { screenid: 1, developerid: 4211, projectid: 10210 }

test('list-projects has the shape of the specification', async () => {
  const sandbox = await startForTest()
  const { text, contentType } = await sandbox.post('list-projects')
  expect(contentType).toContain('xml')
  expect(text).toContain('<export developer-id="4211" developer-name="Vltavan Development">')
  const [project] = makeDeveloper('demo', 1).projects
  if (!project) throw new Error('the demo has no project')
  const free = flatsOf(project).filter(
    ({ hidden, attributes }) => !hidden && attributes['flat_status'] === '0',
  )
  expect(text).toContain(
    `<project id="10210" name="Rezidence Podviní" city="Praha 9" available-flat-count="${free.length}">`,
  )
  expect(text).toMatch(/<description locale="cs_CZ" text="[^"]+"\/>/)
  expect(text).toContain('<locale iso="cs_CZ" name="Čeština"/>')
})

test('get-projects-info has the shape of the specification', async () => {
  const sandbox = await startForTest()
  const answer = JSON.parse((await sandbox.post('get-projects-info')).text)
  expect(answer).toMatchObject({
    'developer-id': 4211,
    projects: [
      { 'project-id': 10210, 'project-name': 'Rezidence Podviní', screens: [{ id: 1 }, { id: 2 }] },
      {},
      {},
      {},
    ],
  })
})

test.each([
  ['no project', { ...screen, projectid: undefined }, 'Parameter missing: projectid.'],
  ['an empty developer', { ...screen, developerid: '' }, 'Parameter missing: developerid.'],
  ['a word for a screen', { ...screen, screenid: 'big' }, 'Incorrect parameter format: screenid.'],
  ['an unknown screen', { ...screen, screenid: 99 }, 'Invalid screen ID.'],
  ['an unknown project', { ...screen, projectid: 5 }, 'Incorrect parameter format: projectid.'],
  ['another developer', { ...screen, developerid: 5 }, 'Incorrect parameter format: developerid.'],
  ['a parameter too many', { ...screen, colour: 'red' }, 'Unexpected parameters found: colour.'],
])('get-project refuses %s with a message', async (_name, parameters, message) => {
  const sandbox = await startForTest()
  expect(await sandbox.post('get-project', parameters)).toMatchObject({
    status: 400,
    text: message,
  })
})

test('hidden units come when asked for, whatever the value says', async () => {
  const sandbox = await startForTest()
  const count = async (parameters: Record<string, string>) =>
    (await sandbox.post('get-project', { ...screen, ...parameters })).text.split('<flat ').length -
    1
  const [shown, all] = [await count({}), await count({ includehidden: 'false' })]
  expect(shown).toBeLessThan(all)
  expect(all).toBe(flatsOf(makeDeveloper('demo', 1).projects[0] ?? neverProject()).length)
})

const neverProject = (): never => {
  throw new Error('the demo has no project')
}

test('ten thousand units are written out piece by piece', async () => {
  const sandbox = await startForTest({ seed: 'large' })
  const { text } = await sandbox.post('get-project', { ...screen, projectid: 20900 })
  expect(text.split('<flat ').length - 1).toBeGreaterThan(9_900)
  expect(text.endsWith('</export>')).toBe(true)
})
