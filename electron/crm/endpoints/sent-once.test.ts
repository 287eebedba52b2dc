import { writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { collectBytes } from '#core/collect-bytes'
import {
  buildingIdSchema,
  consentTypeIdSchema,
  customerIdSchema,
  developerIdSchema,
  floorIdSchema,
  projectIdSchema,
  resourceUidSchema,
  screenIdSchema,
  unitIdSchema,
} from '#core/ids'
import { emptyLead } from '#core/leads/testing/sample-leads'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { type CrmClient, createCrmClient } from '../calls/client.ts'
import { readingsOfThisRun } from '../calls/readings-of-this-run.ts'
import { callTo, startCalling } from '../testing/calling.ts'
import { lookAtFile } from '../testing/look-at-file.ts'
import { startRawServer, whole } from '../testing/raw-server.ts'
import type { CallOptions } from './asking.ts'

const unitId = unitIdSchema.parse(7)
const screenId = screenIdSchema.parse(1)
const projectId = projectIdSchema.parse(10)
const developerId = developerIdSchema.parse('3')

const nobody = () => undefined

const readingUnits = (signal: AbortSignal) => ({
  signal,
  onStart: nobody,
  onUnits: nobody,
  onProgress: nobody,
})

const uploading = (asking: CallOptions) => {
  const folder = temporaryFolder()
  const path = join(folder, 'plan.png')
  writeFileSync(path, 'PNG')
  return { ...asking, file: lookAtFile(path, 'image/png'), onSent: nobody }
}

const downloading = (signal: AbortSignal) => ({
  signal,
  sink: collectBytes().sink,
  onProgress: nobody,
})

interface Endpoint {
  /** How often a request leaves for a server that has an error of its own. */
  readonly leaves: 'once' | 'severalTimes'
  /** The number of forms that a server in trouble is asked in; one when left out. */
  readonly forms?: 2
  readonly call: (client: CrmClient, asking: CallOptions) => Promise<unknown>
}

const endpoints: { readonly [N in keyof CrmClient]: Endpoint } = {
  updateUnits: {
    leaves: 'once',
    call: (client, asking) =>
      client.updateUnits(asking, [{ unitId, priceNetMinor: 100, priceGrossMinor: 112 }]),
  },
  createLead: {
    leaves: 'once',
    call: (client, asking) =>
      client.createLead(asking, { ...emptyLead, email: 'jana@example.com', projectId }),
  },
  revokeCustomerConsent: {
    leaves: 'once',
    call: (client, asking) =>
      client.revokeCustomerConsent(asking, {
        holder: { kind: 'customer', customerId: customerIdSchema.parse(5) },
        consentTypeId: consentTypeIdSchema.parse(2),
        notes: null,
      }),
  },
  addUnitGalleryImage: {
    leaves: 'once',
    call: (client, asking) =>
      client.addUnitGalleryImage(uploading(asking), { unitId, screenId, name: 'Kuchyně' }),
  },
  addIncomingPayment: {
    leaves: 'once',
    call: (client, asking) => client.addIncomingPayment(asking, { id: '17', parameters: [] }),
  },
  listLeadsOnce: { leaves: 'once', call: (client, asking) => client.listLeadsOnce(asking) },
  listLeads: { leaves: 'severalTimes', call: (client, asking) => client.listLeads(asking) },
  listProjects: {
    leaves: 'severalTimes',
    forms: 2,
    call: (client, { account, signal }) => client.listProjects(account, { signal }),
  },
  getProject: {
    leaves: 'severalTimes',
    call: (client, { account, signal }) =>
      client.getProject(account, { projectId, developerId, screenId }, readingUnits(signal)),
  },
  getAllProjects: {
    leaves: 'severalTimes',
    call: (client, { account, signal }) =>
      client.getAllProjects(account, { screenId }, readingUnits(signal)),
  },
  listConsentTypes: {
    leaves: 'severalTimes',
    call: (client, asking) => client.listConsentTypes(asking),
  },
  getCustomerDetails: {
    leaves: 'severalTimes',
    call: (client, asking) => client.getCustomerDetails(asking, customerIdSchema.parse(5)),
  },
  setUnitPdf: {
    leaves: 'severalTimes',
    call: (client, asking) => client.setUnitPdf(uploading(asking), { unitId }),
  },
  setUnitPlan: {
    leaves: 'severalTimes',
    call: (client, asking) => client.setUnitPlan(uploading(asking), { unitId, screenId }),
  },
  setBuildingPlan: {
    leaves: 'severalTimes',
    call: (client, asking) =>
      client.setBuildingPlan(uploading(asking), {
        buildingId: buildingIdSchema.parse(4),
        screenId,
      }),
  },
  setFloorPlan: {
    leaves: 'severalTimes',
    call: (client, asking) =>
      client.setFloorPlan(uploading(asking), { floorId: floorIdSchema.parse(6), screenId }),
  },
  listResources: { leaves: 'severalTimes', call: (client, asking) => client.listResources(asking) },
  getResource: {
    leaves: 'severalTimes',
    call: (client, { account, signal }) =>
      client.getResource(account, resourceUidSchema.parse('uid'), downloading(signal)),
  },
  exportTable: {
    leaves: 'severalTimes',
    call: (client, { account, signal }) =>
      client.exportTable(
        account,
        { name: 'customers', format: 'xlsx', headers: 'ids' },
        downloading(signal),
      ),
  },
  listMilestones: {
    leaves: 'severalTimes',
    call: (client, asking) => client.listMilestones(asking),
  },
}

const each = Object.entries(endpoints).map(([name, endpoint]) => ({ name, ...endpoint }))

/** How many requests leave for a server that does this with each. */
const requestsFor = async (call: Endpoint['call'], treat: (socket: Socket) => void) => {
  const server = await startRawServer(treat)
  const { caller, close } = startCalling()
  onTestFinished(async () => {
    await close()
    await server.close()
  })
  const { account, signal } = callTo(server.baseUrl)
  const answer = await call(createCrmClient(caller, readingsOfThisRun()), { account, signal })
  expect(answer).toMatchObject({ ok: false })
  return server.requests.length
}

test.each(each)(
  '$name leaves $leaves for a server in trouble',
  async ({ leaves, forms = 1, call }) => {
    const requests = await requestsFor(call, (socket) => socket.end(whole(500, 'Oops')))
    expect(requests).toBe(forms * (leaves === 'once' ? 1 : 4))
  },
)

test.each(each.filter(({ leaves }) => leaves === 'once'))(
  '$name leaves once, also where its answer is lost',
  async ({ call }) => {
    expect(await requestsFor(call, (socket) => socket.resetAndDestroy())).toBe(1)
  },
)
