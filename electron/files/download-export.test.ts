import { expect, test } from 'vitest'
import { collectBytes } from '#core/collect-bytes'
import { upTo } from './download-export.ts'

const endpoint = 'list-excel-payments-incoming'
const pieceOf = (length: number) => new Uint8Array(length).fill(7)

test('an export that is larger than memory has room for ends, and a new attempt begins to count again', async () => {
  const { sink, whole } = collectBytes()
  const limited = upTo(10, { sink, endpoint })
  await limited.begin()
  expect(await limited.write(pieceOf(10))).toMatchObject({ ok: true })
  expect(await limited.write(pieceOf(1))).toMatchObject({
    failure: { kind: 'notThisServer', endpoint, expected: 'smaller', again: 'never' },
  })
  await limited.begin()
  expect(await limited.write(pieceOf(10))).toMatchObject({ ok: true })
  expect(whole()).toHaveLength(10)
})
