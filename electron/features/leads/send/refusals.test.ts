import { expect, test } from 'vitest'
import { refusedParameter } from '#core/api/refused-parameter'
import { consentTypeIdSchema, projectIdSchema } from '#core/ids'
import type { NewLead } from '#core/leads/archive/lead'
import { confirmed, saveLead, send } from '../../../wiring/testing/leads/acts.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const consents = [consentTypeIdSchema.parse(99)]

// What only the server can know: the rest is said before it leaves.
test.each<[string, Partial<NewLead>, string]>([
  ['a salesman', { salesmanId: 999_999 }, 'salesman'],
  ['a project', { projectId: projectIdSchema.parse(999_999) }, 'project'],
  ['consents that are added', { consentChange: { kind: 'update', consents } }, 'updateconsents'],
  ['consents that replace all', { consentChange: { kind: 'replaceAll', consents } }, 'consents'],
])('%s that the CRM does not have is named as such, in data', async (_name, change, parameter) => {
  const { world } = await startLeads()
  const sending = await send(world, await saveLead(world, change))
  if (sending?.state.kind !== 'refused') throw new Error(`it is ${sending?.state.kind}`)
  const { failure } = sending.state
  expect(failure).toMatchObject({ kind: 'refused', status: 400, endpoint: 'create-lead' })
  const message = failure.kind === 'refused' ? failure.message : ''
  expect(refusedParameter(message)).toEqual({ kind: 'unknownId', name: parameter })
})

test('what is known to be wrong does not leave at all', async () => {
  const { world, sandbox } = await startLeads()
  const draft = await saveLead(world, { email: 'eva@' })
  const { jobId } = await world.call('leads.sendLead', confirmed(draft))
  expect(await world.finished({ jobId })).toMatchObject({ kind: 'invalidInput', path: 'email' })
  const asked = (await sandbox.control('GET', '/requests')) as { endpoint: string }[]
  expect(asked.filter(({ endpoint }) => endpoint === 'create-lead')).toEqual([])
})
