import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { developerIdSchema } from '#core/ids'
import { callTo } from '../testing/calling.ts'
import { proveLogin } from './prove-login.ts'

const { account } = callTo('https://crm.example')
const { signal } = new AbortController()

const start = (mayList: boolean, denied: readonly string[]) => {
  const asked: string[] = []
  const developerId = developerIdSchema.parse('7')
  const client = {
    listProjects: async () => {
      asked.push('listProjects')
      return success({
        form: 'list-projects' as const,
        developerId,
        developerName: null,
        projects: [],
        unreadProjects: [],
      })
    },
  }
  const listDenied = () => denied.map((endpoint) => ({ endpoint }))
  const isProven = () => asked.length > 0
  return {
    asked,
    prove: proveLogin({ client, isProven, mayListProjects: () => mayList, listDenied }),
  }
}

const notThisAccount = failed({ kind: 'notAllowed', reason: 'noAccount', again: 'afterFix' })

test('an account that may list the projects is proven by that, unless it is already', async () => {
  const { asked, prove } = start(true, ['get-project'])
  expect(await prove(account, signal)).toEqual(success(null))
  expect(await prove(account, signal)).toEqual(success(null))
  expect(asked).toEqual(['listProjects'])
})

test.each([
  ['is for uploads alone', false, []],
  ['was refused the list of files', true, ['list-resources']],
  ['was refused a file', true, ['get-resource']],
])('an account that %s is asked for no files', async (_which, mayList, denied) => {
  const { asked, prove } = start(mayList, denied)
  expect(await prove(account, signal)).toEqual(notThisAccount)
  expect(asked).toEqual([])
})
