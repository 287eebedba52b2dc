// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { FoundPerson } from './found-person-list.tsx'

test('who has no lead here but withdrew a consent is taken out of the audit list all the same', async () => {
  const main = mainOnOrder()
  const workspaceId = workspaceIdSchema.parse('w1')
  const person = { name: '', email: 'eva@example.cz', phone: '', customerIds: [] }
  const nothing = { leads: toJson([]), sent: toJson([]), drafts: [], sendings: [], unreadable: 0 }
  let isDeleted = false
  const found = (
    <FoundPerson
      workspaceId={workspaceId}
      person={person}
      found={{ ...nothing, revocations: 1 }}
      elsewhere={{ places: [], runs: [], unread: [], copies: [] }}
      onDeleted={() => {
        isDeleted = true
      }}
    />
  )
  render(found, { wrapper: await pageAround() })
  expect(screen.getByText(/Files in folders of your own aren’t searched/)).toBeTruthy()
  screen.getByRole('button', { name: 'Leave only customer IDs in the audit list' }).click()
  const asked = await main.asked('leads.deletePerson')
  const none = { inquiryIds: [], sentKeys: [], drafts: [], sendings: [] }
  expect(asked.input).toEqual({ workspaceId, ...person, ...none })
  asked.answer(null)
  await expect.poll(() => isDeleted).toBe(true)
})
