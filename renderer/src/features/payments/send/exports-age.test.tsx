// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { clock } from '../../../ui/timing/clock.ts'
import { ExportsAge } from './exports-age.tsx'

test.each([true, false])(
  'beside the age stands whether the CRM tells what is paid: %s',
  async (isPaidTold) => {
    const main = mainOnOrder()
    const age = <ExportsAge workspaceId={workspaceIdSchema.parse('w1')} />
    render(age, { wrapper: await pageAround() })
    const read = await main.asked('payments.readExports')
    const name = 'payments-prescribed'
    const unreadRows: number[] = []
    read.answer([{ name, exportedAt: clock.now(), payments: 12, unreadRows, isPaidTold }])
    await screen.findByText(/^12 prescribed, read/)
    const words = 'The CRM’s export doesn’t show what is paid: no match is certain'
    expect(screen.queryAllByText(words)).toHaveLength(isPaidTold ? 0 : 1)
  },
)
