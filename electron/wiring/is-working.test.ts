import { expect, test } from 'vitest'
import { type Result, success } from '#core/contract/failure'
import { startAccounts } from '../features/accounts/testing/start-accounts.ts'

test('work is under way until its job has ended, also between two of its calls', async () => {
  const { jobs, isWorking } = await startAccounts()
  expect(isWorking()).toBe(false)
  let end: (result: Result<null>) => void = () => undefined
  const ended = new Promise<Result<null>>((resolve) => {
    end = resolve
  })
  jobs.start({ kind: 'sendPayments', subject: 'w1', run: () => ended })
  expect(isWorking()).toBe(true)
  end(success(null))
  await jobs.stop()
  expect(isWorking()).toBe(false)
})
