import { type Result, success } from '#core/contract/failure'
import type { DashboardSending, Tile } from '#core/exports/dashboard/dashboard'
import { newTurn } from '#core/exports/dashboard/sending-turn'
import { newProgress } from '#core/exports/schedule/job-progress'
import { reportJobIdSchema, workspaceIdSchema } from '#core/ids'
import type { ExportsDependencies } from '../../../features/exports/dependencies.ts'
import type { StoredSending } from '../../../store/exports/dashboard/dashboards.ts'
import { unitsTile } from './dashboards.ts'
import { outgoingReports } from './outgoing-reports.ts'

const workspaceId = workspaceIdSchema.parse('w1')

/** Nine in the morning in Prague. */
export const nine = Date.UTC(2027, 0, 15, 8)

const usualSending: DashboardSending = {
  schedule: { kind: 'daily', times: ['09:30'], zone: 'Europe/Prague' },
  recipients: [],
  toWebhook: false,
  toSftp: false,
  toFolder: true,
}

type Pivoted = Awaited<ReturnType<ExportsDependencies['reader']['pivot']>>

/** A dashboard of a report that is sent by the ways that are wanted; `done` names what left, and what was written. */
export const sentDashboards = async (ways: Partial<DashboardSending> = {}) => {
  const outgoing = await outgoingReports()
  const { store, dependencies: given } = outgoing
  const done: string[] = []
  const pages: string[] = []
  const defects: unknown[] = []
  const world = {
    now: nine,
    isOnline: true,
    mayBegin: true,
    crmName: 'Podviní',
    print: (): Uint8Array => new Uint8Array([1]),
    pivot: (): Pivoted => success({ kind: 'tooManyColumns', count: 300 }),
    place: (): Result<null> => success(null),
    write: store.write.writeDashboard,
  }
  const dependencies = {
    ...given,
    store: {
      ...store,
      write: {
        ...store.write,
        writeDashboard: (dashboard: Parameters<typeof store.write.writeDashboard>[0]) =>
          world.write(dashboard),
      },
    },
    reader: { ...given.reader, pivot: async () => world.pivot() },
    clock: { now: () => world.now, elapsedMs: () => 0 },
    isOnline: () => world.isOnline,
    mayBegin: () => world.mayBegin,
    crmName: () => world.crmName,
    printPage: async (page: string) => {
      pages.push(page)
      return world.print()
    },
    logDefect: (_what: string, error: unknown) => {
      defects.push(error)
      return { kind: 'defect', id: 'd1', again: 'now' } as const
    },
    replaceFile: async ({ folder, fileName }: { folder: string; fileName: string }) => {
      done.push(`${folder}/${fileName}`)
      return world.place()
    },
  }
  const save = (
    sending: Partial<StoredSending> | null = {},
    tiles: readonly Tile[] | null = null,
  ) =>
    store.write.writeDashboard({
      workspaceId,
      tiles: [...(tiles ?? [unitsTile(reportJobIdSchema.parse('r1'))])],
      sending: sending && {
        definition: { ...usualSending, ...ways },
        folder: '/sent',
        progress: newProgress(nine),
        turn: null,
        ...sending,
      },
    })
  const sendingOf = () => store.readDashboard(workspaceId)?.sending ?? null
  return {
    ...outgoing,
    /** How the channels of `outgoingReports` fare. */
    channels: outgoing.world,
    workspaceId,
    dependencies,
    world,
    done,
    pages,
    defects,
    save,
    sendingOf,
    /** How each way of the turn went, such as `email sent`. */
    steps: () => (sendingOf()?.turn?.steps ?? []).map(({ way, state }) => `${way} ${state}`),
    turn: (...wanted: Parameters<typeof newTurn>[0]['ways']) =>
      newTurn({ slot: nine, at: nine, ways: wanted }),
  }
}

export const noRoom = {
  ok: false,
  failure: { kind: 'place', cause: 'full', again: 'afterFix' },
} as const satisfies Result<never>
