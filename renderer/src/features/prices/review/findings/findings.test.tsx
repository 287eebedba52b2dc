// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import { Findings } from './findings.tsx'

const nothing = () => undefined

test('that nothing was found is said once the prices were compared, and not before', async () => {
  const Page = await pageAround()
  const findings = (isCompared: boolean, isWaiting: boolean) => (
    <Findings
      findings={[]}
      shown={null}
      isSending
      isCompared={isCompared}
      isWaiting={isWaiting}
      onShow={nothing}
      onLeaveOut={nothing}
      onRound={nothing}
    />
  )
  const { rerender } = render(findings(false, true), { wrapper: Page })
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('Comparing with the rest of the pricelist…')
  rerender(findings(false, false))
  expect(said()).toBe('')
  rerender(findings(true, true))
  expect(said()).toBe('No problems found.')
})
