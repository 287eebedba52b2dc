import { expect, test } from 'vitest'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'

const projectsIn = (xml: string): string[] =>
  [...xml.matchAll(/<project id="(\d+)"/g)].map(([, id = '']) => id)

const all = (sandbox: TestedSandbox, screenid: number | undefined = 1) =>
  sandbox.post('get-all-projects', { screenid })

test('get-all-projects shows each project as get-project shows it', async () => {
  const sandbox = await startForTest()
  const { text, contentType } = await all(sandbox, 2)
  expect(contentType).toContain('xml')
  expect(projectsIn(text)).toEqual(['10210', '10340', '10450', '10560'])
  const alone = await sandbox.post('get-project', {
    screenid: 2,
    developerid: 4211,
    projectid: 10340,
  })
  const project = /<project .*<\/project>/.exec(alone.text)?.[0] ?? 'none'
  expect(text).toContain(project)
})

test('get-all-projects shows the projects of the account alone', async () => {
  const sandbox = await startForTest()
  await sandbox.control('PATCH', '/accounts/prices@demo', { projects: [10450] })
  expect(projectsIn((await all(sandbox)).text)).toEqual(['10450'])
  await sandbox.control('PATCH', '/accounts/prices@demo', { projects: [] })
  const { status, text } = await all(sandbox)
  expect(status).toBe(200)
  expect(projectsIn(text)).toEqual([])
})

test.each([
  ['no screen', '', 'Parameter missing: screenid.'],
  ['a word for a screen', 'big', 'Incorrect parameter format: screenid.'],
  ['an unknown screen', 99, 'Invalid screen ID.'],
])('get-all-projects refuses %s', async (_name, screenid, text) => {
  const sandbox = await startForTest()
  expect(await sandbox.post('get-all-projects', { screenid })).toMatchObject({ status: 400, text })
})
