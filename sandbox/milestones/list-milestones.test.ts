import { expect, test } from 'vitest'
import { startForTest } from '../testing/start-for-test.ts'

test('milestones come by project, each with its fixed date', async () => {
  const sandbox = await startForTest()
  const { status, text, contentType } = await sandbox.post('list-milestones')
  expect(status).toBe(200)
  expect(contentType).toContain('xml')
  expect(text.split('<project ').length - 1).toBe(4)
  expect(text).toMatch(/<milestone id="\d+" name="Hrubá stavba" date-fixed="\d{4}-\d{2}-\d{2}"\/>/)
})

test.each(['offset-from', 'offset-days', 'date-calculated', 'payment-percent', 'reached-on'])(
  'the attribute %s is gone',
  async (attribute) => {
    const sandbox = await startForTest()
    expect((await sandbox.post('list-milestones')).text).not.toContain(attribute)
  },
)
