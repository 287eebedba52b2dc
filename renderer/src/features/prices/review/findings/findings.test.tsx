// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import { Findings } from './findings.tsx'

const nothing = () => undefined

test('that nothing was found is said once the prices were compared, and not before', async () => {
  const Page = await pageAround()
  const findings = (isComparing: boolean) => (
    <Findings
      findings={[]}
      shown={null}
      isSending
      isComparing={isComparing}
      onShow={nothing}
      onLeaveOut={nothing}
      onRound={nothing}
    />
  )
  const { rerender } = render(findings(true), { wrapper: Page })
  expect(screen.getByRole('status').textContent).toBe('Comparing with the rest of the pricelist…')
  rerender(findings(false))
  expect(screen.getByRole('status').textContent).toBe('No problems found.')
})
