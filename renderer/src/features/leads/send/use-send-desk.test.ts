// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  accountIdSchema,
  customerIdSchema,
  jobIdSchema,
  leadDraftIdSchema,
  leadSendingIdSchema,
  projectIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { toJson } from '#core/json'
import type { LeadSending } from '#core/leads/send/lead-sending'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import { emptyLead } from './form/empty-lead.ts'
import { useSendDesk } from './use-send-desk.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const draftId = leadDraftIdSchema.parse('d1')
const projectId = projectIdSchema.parse(7)
const accountId = accountIdSchema.parse('a1')

test('the account that is shown is that of the lead’s own project, and it is the one that sends', async () => {
  const main = mainOnOrder()
  const wanted = { workspaceId, wanted: draftId, onOpened: () => undefined }
  const { result } = await renderInPage(useSendDesk, wanted)
  const desk = () => result.current
  expect(desk().place).toEqual({ area: 'leads', projectId: null })
  const lead = { ...emptyLead, name: 'Eva', surname: 'Nová', email: 'eva@example.cz', projectId }
  const read = await main.asked('leads.readDraft')
  read.answer({ id: draftId, revision: 4, lead: toJson(lead), isTest: false, ofSentKey: null })
  await expect.poll(() => desk().place).toEqual({ area: 'leads', projectId })
  await act(() => desk().send(accountId))
  expect((await main.asked('leads.sendLead')).input).toEqual({ draftId, revision: 4, accountId })
})

const jobId = jobIdSchema.parse('j1')

const sending: LeadSending = {
  id: leadSendingIdSchema.parse('s1'),
  at: 0,
  account: 'Web',
  name: 'Eva Nová',
  email: '',
  phone: '',
  projectId: null,
  unitId: null,
  isTest: false,
  ofSentKey: null,
  isSettled: false,
  state: { kind: 'answered', customerId: customerIdSchema.parse(7) },
  watch: { kind: 'awaited' },
}

test('a lead whose end the disk has refused is not on its way for ever: that is told', async () => {
  const main = mainOnOrder()
  const wanted = { workspaceId, wanted: draftId, onOpened: () => undefined }
  const { result } = await renderInPage(useSendDesk, wanted)
  const desk = () => result.current
  const lead = toJson({ ...emptyLead, name: 'Eva', surname: 'Nová', email: 'eva@example.cz' })
  const read = await main.asked('leads.readDraft')
  read.answer({ id: draftId, revision: 4, lead, isTest: false, ofSentKey: null })
  await expect.poll(() => desk().draft.lead.name).toBe('Eva')
  await act(() => desk().send(accountId))
  ;(await main.asked('leads.sendLead')).answer({ jobId, sendingId: sending.id })
  ;(await main.asked('leads.listSendings')).answer([{ ...sending, state: { kind: 'sending' } }])
  await expect.poll(() => desk().sending.isSending).toBe(true)
  const failure = { kind: 'store', cause: 'full', path: '', again: 'afterFix' } as const
  const job = {
    id: jobId,
    kind: 'sendLead',
    subject: sending.id,
    phase: 'finished',
    done: 0,
    total: null,
    unit: 'bytes',
    startedAt: 0,
    canCancel: false,
    outcome: { kind: 'failed', failure },
  } as const
  ;(await main.asked('jobs.listJobs')).answer([job])
  await expect.poll(() => desk().sending.failure).toEqual(failure)
  expect(desk().sending.isSending).toBe(false)
})

test('after a success the form is empty, and nothing in it is wrong', async () => {
  const main = mainOnOrder()
  const wanted = { workspaceId, wanted: null, onOpened: () => undefined }
  const { result } = await renderInPage(useSendDesk, wanted)
  const desk = () => result.current
  act(() => desk().written.form.change({ name: 'Eva' }))
  await act(() => desk().review())
  expect(desk().written.form.problemOf('surname')).toBe('Required.')
  act(() => desk().written.form.change({ surname: 'Nová', email: 'eva@example.cz' }))
  ;(await main.asked('leads.saveDraft')).answer({ draftId, revision: 1 })
  await act(() => desk().send(accountId))
  const send = await main.asked('leads.sendLead')
  send.answer({ jobId, sendingId: sending.id })
  ;(await main.asked('leads.listSendings')).answer([sending])
  await expect.poll(() => desk().draft.lead.surname).toBe('')
  expect(desk().sending.last).toEqual(sending)
  for (const field of ['name', 'surname', 'email', 'phone']) {
    expect(desk().written.form.problemOf(field)).toBeNull()
  }
})
