// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Approval, SharedDraft } from '#core/contract/drafts'
import { draftIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { startI18n } from '../../../../i18n/start-i18n.ts'
import { AskedApprovals } from './asked-approvals.tsx'

afterEach(() => {
  notifications.clean()
  cleanup()
})

const approval: Approval = {
  id: 'a',
  state: 'asked',
  asker: { name: 'Eva', isOwn: false },
  decider: '',
  word: '',
  mayDecide: true,
}

const draftWith = (changed: Partial<Approval> | null): SharedDraft => ({
  draftId: draftIdSchema.parse('spring'),
  workspaceId: workspaceIdSchema.parse('w1'),
  projectId: projectIdSchema.parse(7),
  name: 'Spring',
  untold: 0,
  contested: 0,
  editor: null,
  asker: null,
  author: { name: 'Jana', isOwn: false },
  approval: changed && { ...approval, ...changed },
})

const shown = async (first: Partial<Approval> | null) => {
  await startI18n('en')
  const page = (changed: Partial<Approval> | null) => (
    <MantineProvider env="test">
      <Notifications />
      <AskedApprovals drafts={[draftWith(changed)]} onOpen={() => undefined} />
    </MantineProvider>
  )
  const { rerender } = render(page(first))
  return (changed: Partial<Approval> | null) => rerender(page(changed))
}

const question = /Eva asks you to approve the draft/

test.each([
  ['was answered', { state: 'approved', decider: 'Petr', mayDecide: false }],
  ['is about a draft that was changed', null],
] as const)('a question that %s is asked no longer', async (_what, next) => {
  const become = await shown({})
  expect(await screen.findByText(question)).toBeTruthy()
  become({})
  expect(screen.getByText(question)).toBeTruthy()
  become(next)
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
})

test('a question that was out of reach for a moment is asked again', async () => {
  const become = await shown({})
  expect(await screen.findByText(question)).toBeTruthy()
  become(null)
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  become({})
  expect(await screen.findByText(question)).toBeTruthy()
})

test('whoever has asked about a draft of others is asked nothing, and told what another one says', async () => {
  const own = { asker: { name: 'Eva', isOwn: true } }
  const become = await shown(own)
  become({ ...own, state: 'approved', decider: 'Eva', mayDecide: false })
  become({ ...own, id: 'b' })
  expect(screen.queryByText(/Eva/)).toBeNull()
  become({ ...own, id: 'b', state: 'approved', decider: 'Petr', mayDecide: false })
  expect(await screen.findByText(/Petr has approved the draft/)).toBeTruthy()
  expect(screen.queryByText(/Eva/)).toBeNull()
})
