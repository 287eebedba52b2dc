// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Finding } from '#core/prices/batch/count-findings'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import { Findings } from './findings.tsx'

const nothing = () => undefined

const largeChange: Finding = {
  mark: 'largeChange',
  units: [sampleUnit().id],
  isBlocking: false,
  rates: [],
  numbers: [],
}

const underWay = { isChecked: false, isChecking: true }
const missing = { isChecked: false, isChecking: false }
const done = { isChecked: true, isChecking: false }

const start = async (findings: readonly Finding[]) => {
  const Page = await pageAround()
  const drawn = (checks: typeof done) => (
    <Findings
      findings={findings}
      shown={null}
      isSending
      {...checks}
      onShow={nothing}
      onLeaveOut={nothing}
      onRound={nothing}
    />
  )
  const { rerender } = render(drawn(underWay), { wrapper: Page })
  return {
    said: () => screen.getByRole('status').textContent,
    draw: (checks: typeof done) => rerender(drawn(checks)),
  }
}

test('that nothing was found is said once all was checked, and not before', async () => {
  const { said, draw } = await start([])
  expect(said()).toBe('Comparing with the rest of the price list…')
  draw(missing)
  expect(said()).toBe('')
  draw(done)
  expect(said()).toBe('No problems found.')
})

test('how much was found is said once all was checked, and not before', async () => {
  const { said, draw } = await start([largeChange])
  expect(said()).toBe('Comparing with the rest of the price list…')
  draw(missing)
  expect(said()).toBe('')
  draw(done)
  expect(said()).toBe('1 point to check.')
})
