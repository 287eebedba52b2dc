import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { callParameters } from '../http/call-parameters.ts'
import { listAccounts } from '../state/accounts.ts'
import { setProjectVisibility } from '../state/projects.ts'
import { listResources } from '../state/resources.ts'
import { movableSwitches } from '../switches.ts'
import { demoPlace } from '../testing/demo-place.ts'
import { seededState } from '../testing/seeded-state.ts'
import { pngBytes } from '../testing/upload-file.ts'

const { projectId, buildingId, floorId, flats } = demoPlace()
const unitid = String(flats[0]?.id)

const crmWithHiddenProject = () => {
  const seed = { name: 'demo', number: 1, now: 1_790_000_000_000 } as const
  const db = seededState({ ...seed, newPassword: () => 'x' })
  setProjectVisibility(db, projectId, { hidden: true })
  const account = listAccounts(db).find(({ login }) => login === 'media@demo')
  if (!account) throw new Error('the demo has no such account')
  return { db, account, now: 0, switches: movableSwitches({}).now(), accept: '' }
}

const endpointNamed = (name: string): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.name === name)
  if (!found) throw new Error(`${name} is not served`)
  return found
}

test.each([
  ['set-unit-pdf', { unitid }],
  ['set-unit-plan', { unitid, screenid: '1' }],
  ['set-building-plan', { buildingid: String(buildingId), screenid: '1' }],
  ['set-floor-plan', { floorid: String(floorId), screenid: '1' }],
  ['add-unit-gallery-image', { unitid, screenid: '1', name: 'a' }],
])('%s knows nothing of a project that is hidden from the API', (name, fields) => {
  const crm = crmWithHiddenProject()
  const answer = endpointNamed(name).answer({
    ...crm,
    parameters: callParameters(new Map(Object.entries(fields))),
    file: { fileName: 'plan.png', contentType: 'image/png', bytes: pngBytes },
  })
  expect(answer).toMatchObject({ status: 400, body: 'ID does not refer to a valid object.' })
})

test('files of a hidden project are neither listed nor given by the API', () => {
  const crm = crmWithHiddenProject()
  const [resource] = listResources(crm.db, projectId)
  const uid = resource?.uid ?? ''
  const given = endpointNamed('get-resource').answer({
    ...crm,
    parameters: callParameters(new Map([['uid', uid]])),
    file: null,
  })
  expect(given).toMatchObject({ status: 400 })
  const { body } = endpointNamed('list-resources').answer({
    ...crm,
    parameters: callParameters(new Map()),
    file: null,
  })
  const listing = [...(body as Iterable<string>)].join('')
  expect(listing).toContain('<resource ')
  expect(listing).not.toContain(uid)
})
