// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import type { Comparison } from '../use-review.ts'
import { Findings } from './findings.tsx'

const nothing = () => undefined

test('that nothing was found is said once the prices were compared, and not before', async () => {
  const Page = await pageAround()
  const findings = (comparison: Comparison) => (
    <Findings
      findings={[]}
      shown={null}
      isSending
      comparison={comparison}
      onShow={nothing}
      onLeaveOut={nothing}
      onRound={nothing}
    />
  )
  const { rerender } = render(findings('underWay'), { wrapper: Page })
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('Comparing with the rest of the pricelist…')
  rerender(findings('missing'))
  expect(said()).toBe('')
  rerender(findings('done'))
  expect(said()).toBe('No problems found.')
})
