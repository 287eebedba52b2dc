import { expect, test } from 'vitest'
import { isTypedCount } from './is-typed-count.ts'

test.each(['1204', '1 204', '1\u00a0204', '1\u202f204', '1,204', '1.204', ' 1204 '])(
  '%j confirms 1,204 units',
  (text) => expect(isTypedCount(text, 1_204)).toBe(true),
)

test.each(['', '120', '12040', 'yes', '1204 units', '-1204'])(
  '%j does not confirm 1,204 units',
  (text) => expect(isTypedCount(text, 1_204)).toBe(false),
)
