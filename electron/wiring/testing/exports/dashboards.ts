import type { OutputOf } from '#core/contract/index'
import type { SendingInput, Tile } from '#core/exports/dashboard/dashboard'
import type { ReportJobId } from '#core/ids'
import { toJson } from '#core/json'
import { workspaceId } from '../first-workspace.ts'
import type { ExportsWorld } from './exports-world.ts'

/** Units of a report by project and availability, as a table. */
export const unitsTile = (reportId: ReportJobId, changes: Partial<Tile> = {}): Tile => ({
  id: 'units',
  reportId,
  title: 'Units <by> project',
  pivot: {
    rows: [{ by: 'value', column: ['project', 'Projekt'] }],
    columns: { by: 'value', column: ['availability', 'Dostupnost'] },
    value: null,
    measure: 'count',
  },
  chart: 'bar',
  look: 'table',
  width: 'full',
  ...changes,
})

export const saveTiles = ({ call }: ExportsWorld, tiles: readonly Tile[]): Promise<null> =>
  call('exports.saveTiles', { workspaceId, tiles: toJson(tiles) })

const usualSending: SendingInput = {
  schedule: { kind: 'daily', times: ['09:30'], zone: 'Europe/Prague' },
  recipients: [],
  toWebhook: false,
  toSftp: false,
  toFolder: false,
  folder: null,
}

export const saveSending = (
  { call }: ExportsWorld,
  changes: Partial<SendingInput>,
): Promise<null> =>
  call('exports.saveDashboardSending', {
    workspaceId,
    sending: toJson({ ...usualSending, ...changes }),
  })

export const readDashboard = ({ call }: ExportsWorld): Promise<OutputOf<'exports.readDashboard'>> =>
  call('exports.readDashboard', { workspaceId })

/** How each way of the newest turn went, such as `email sent`. */
export const stepsOf = async (world: ExportsWorld): Promise<string[]> => {
  const { sending } = await readDashboard(world)
  return (sending?.last?.steps ?? []).map(({ way, state }) => `${way} ${state}`)
}
