import { expect, test } from 'vitest'
import { fold } from '#core/fold'
import { paymentIdSchema } from '#core/ids'
import { sampleEntry } from '../testing/sample-entry.ts'
import { paymentSearchText } from './search-text.ts'

const told = paymentSearchText(
  sampleEntry(
    'c',
    {
      state: { kind: 'sent', at: 1_170_000, paymentId: paymentIdSchema.parse('P/9'), isNew: true },
      prescribedPaymentId: 71,
    },
    { counterName: 'Čapek ŽIŽKA', message: 'byt "A\\2"', variableSymbol: '2026', reference: 'R-1' },
  ),
)

test.each(['čapek', 'zizka', 'ŽIŽKA', '"a\\2"', '2026', 'r-1', 'p/9', '71', '19-2000145399'])(
  'a payment is found by %s',
  (search) => {
    expect(told).toContain(fold(search))
  },
)

test.each(['csv', 'null', 'sent', 'confirmed', '117', 'czk', 'counterName', 'cccc'])(
  'it is not found by %s, which nobody reads there',
  (search) => {
    expect(told).not.toContain(fold(search))
  },
)
