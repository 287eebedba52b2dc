// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { clock } from '../../../ui/timing/clock.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { State } from './row-cells.tsx'

const file = sampleFile({ states: [{ kind: 'sending', since: 1 }] })

const stateOf = async (triedAgainAt: number | null) => {
  const sent = { sentBytes: 500, totalBytes: 1_000, bytesPerSecond: 0, triedAgainAt }
  const { container } = render(
    <State file={file} group="sending" readiness={undefined} sent={sent} />,
    { wrapper: await pageAround() },
  )
  return container.textContent
}

test('a file that waits for its next attempt says for how long, and not how far the lost one was', async () => {
  expect(await stateOf(null)).toContain('Sending 50%')
  const said = await stateOf(clock.now() + 4_500)
  expect(said).toMatch(/Trying again in \d/)
  expect(said).toContain('This attempt failed')
  expect(said).not.toContain('Sending')
})
