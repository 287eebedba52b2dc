import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import { fileTokenSchema } from '#core/ids'
import { diskFull, emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { readStatementFile } from './read-statement-file.ts'

const gone = failed({ kind: 'notAllowed', reason: 'notFound', again: 'never' } as const)
const cancelled = failed({ kind: 'cancelled', again: 'now' } as const)

interface Answers {
  readonly path?: Result<string>
  readonly bytes?: Result<Uint8Array>
}

test.each<[what: string, Answers, Result<never>]>([
  ['that nobody has granted', { path: gone }, gone],
  ['that the disk does not give', { bytes: diskFull }, diskFull],
  ['whose reading is called off', {}, cancelled],
])('a file %s is no statement', async (_what, { path, bytes }, failure) => {
  const { store, of } = await emptyLedger()
  const reached: string[] = []
  const read = await readStatementFile(
    {
      store,
      grantedPath: () => path ?? success('/tmp/a.csv'),
      files: {
        nameOf: () => 'a.csv',
        write: () => expect.fail('nothing is written'),
        read: (from) => {
          reached.push(from)
          return Promise.resolve(bytes ?? success(new Uint8Array(1)))
        },
      },
      statements: {
        read: () => {
          reached.push('reader')
          return Promise.resolve(cancelled)
        },
      },
    },
    { ...of, file: fileTokenSchema.parse('f1'), encoding: null, mapping: null },
    new AbortController().signal,
  )
  expect(read).toEqual(failure)
  // Nothing is asked for what the step before it did not give.
  const steps = ['/tmp/a.csv', 'reader']
  expect(reached).toEqual(steps.slice(0, path ? 0 : bytes ? 1 : 2))
})
