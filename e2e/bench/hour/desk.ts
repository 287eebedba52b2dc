import { join } from 'node:path'
import type { AccountId, ProjectId, WorkspaceId } from '../../../core/ids.ts'
import { type RunningApplication, type Seat, startApplication } from '../../harness/application.ts'
import { callMain } from '../../harness/call-main.ts'
import { enterWorkspace } from '../../harness/enter-workspace.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { Unitdesk } from '../../screens/unitdesk.ts'
import { accountsOfHour } from './accounts-of-hour.ts'

/** What a person works with, which stays when the window is killed. */
export interface PlaceOfWork {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly accountOf: (login: string) => AccountId
}

/** A window of one person, who opens it again after it was killed. */
export interface Desk {
  readonly name: string
  readonly home: string
  readonly profile: string
  readonly place: PlaceOfWork
  /** Null while the window is closed. */
  readonly unitdesk: () => Unitdesk | null
  /** The number of its process; null while there is none. */
  readonly pid: () => number | null
  readonly kill: () => Promise<void>
  readonly open: () => Promise<void>
  readonly close: () => Promise<void>
}

interface NewDesk {
  readonly seat: Seat
  readonly name: string
  readonly crm: SandboxCrm
  /** The line with which the person joins; null for a profile that a runner joins with. */
  readonly invitation: string | null
}

export const sitDown = async ({ seat, name, crm, invitation }: NewDesk): Promise<Desk> => {
  const profile = join(seat.home, name)
  let running: RunningApplication | null = null
  const open = async (): Promise<Unitdesk> => {
    running = await startApplication({ ...seat, profile })
    return new Unitdesk(running.page)
  }
  let unitdesk: Unitdesk | null = await open()
  const { page } = unitdesk
  // A busy machine takes its time.
  await page.getByRole('heading', { name: 'Welcome to Unitdesk' }).waitFor()
  await enterWorkspace(unitdesk, { crm, others: accountsOfHour })
  const place = await placeOf(unitdesk)
  await callMain(page, 'settings.changeSettings', { isAnyCallOn: true })
  if (invitation !== null) await callMain(page, 'team.join', { invitation })
  return {
    name,
    home: seat.home,
    profile,
    place,
    unitdesk: () => unitdesk,
    pid: () => running?.pid ?? null,
    kill: async () => {
      unitdesk = null
      await running?.kill9()
    },
    open: async () => {
      unitdesk = await open()
    },
    close: async () => {
      unitdesk = null
      await running?.close()
    },
  }
}

const placeOf = async ({ page }: Unitdesk): Promise<PlaceOfWork> => {
  const [workspace] = await callMain(page, 'accounts.listWorkspaces', {})
  if (workspace === undefined) throw new Error('There is no workspace')
  const { id: workspaceId, accounts } = workspace
  const [project] = await callMain(page, 'prices.listProjects', { workspaceId })
  if (project === undefined) throw new Error('There is no project')
  return {
    workspaceId,
    projectId: project.id,
    accountOf: (login) => {
      const found = accounts.find((account) => account.login === login)
      if (found === undefined) throw new Error(`There is no account ${login}`)
      return found.id
    },
  }
}
