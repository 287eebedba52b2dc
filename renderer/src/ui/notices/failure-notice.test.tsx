// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/failure'
import { pageAround } from '../../testing/render-in-page.tsx'
import { FailureNotice } from './failure-notice.tsx'

const unreadStore = { kind: 'store', cause: 'failed', path: '/store', again: 'afterFix' } as const

const Part = () => {
  const [isRead, setRead] = useState(false)
  return (
    <main tabIndex={-1}>
      {!isRead && <FailureNotice failure={unreadStore} readAgain={() => setRead(true)} />}
    </main>
  )
}

test('what is read again takes the button away, and the keyboard stays in the same part of the window', async () => {
  render(<Part />, { wrapper: await pageAround() })
  const again = screen.getByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test.each([
  [{ kind: 'reader', cause: 'broke', again: 'never' }],
  [{ kind: 'cooling', endpoint: '/export', until: 1, again: { at: 1 } }],
] satisfies [Failure][])(
  'where asking at once cannot help nothing is offered: %o',
  async (failure) => {
    render(<FailureNotice failure={failure} readAgain={() => undefined} />, {
      wrapper: await pageAround(),
    })
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  },
)
