import type { Subject } from '#core/contract/subject'
import { projectIdSchema, reportJobIdSchema, unitIdSchema, type WorkspaceId } from '#core/ids'

/** A workspace as a link finds it. */
interface LinkedWorkspace {
  readonly id: WorkspaceId
  readonly kind: 'demo' | 'crm'
  readonly baseUrl: string
}

const linkPattern = /^unitdesk:\/\/([a-z0-9.-]{1,253}(?::\d{1,5})?)(\/[\w/-]{0,200})?$/i
const demoHost = 'demo'

/**
 * What a link leads to: `unitdesk://HOST`, and below it `/project/7`, `/project/7/unit/12` or `/report/ID`. It names the
 * server of a workspace and not the workspace, whose ID is another one on every computer. A link leads somewhere and
 * does nothing there. Null for one of another form, and for one of a server that no workspace has.
 */
export const subjectOfLink = (
  link: string,
  workspaces: readonly LinkedWorkspace[],
): Subject | null => {
  const [, host, path = ''] = linkPattern.exec(link) ?? []
  const workspace = workspaces.find((each) => hostOf(each) === host?.toLowerCase())
  if (workspace === undefined) return null
  const parts = path.split('/').filter((part) => part !== '')
  return subjectOfPath(parts, workspace.id)
}

const hostOf = ({ kind, baseUrl }: LinkedWorkspace): string =>
  kind === 'demo' ? demoHost : baseUrl.replace(/^https?:\/\//, '').replace(/\/.*$/, '')

const subjectOfPath = (
  [area, id, below, belowId, ...rest]: readonly string[],
  workspaceId: WorkspaceId,
): Subject | null => {
  if (area === undefined) return { kind: 'workspace', workspaceId }
  if (rest.length > 0 || id === undefined) return null
  if (area === 'report' && below === undefined) {
    const reportId = reportJobIdSchema.safeParse(id)
    return reportId.success ? { kind: 'report', workspaceId, reportId: reportId.data } : null
  }
  const projectId = projectIdSchema.safeParse(numberOf(id))
  if (area !== 'project' || !projectId.success) return null
  if (below === undefined) return { kind: 'project', workspaceId, projectId: projectId.data }
  const unitId = unitIdSchema.safeParse(numberOf(belowId))
  if (below !== 'unit' || !unitId.success) return null
  return { kind: 'unit', workspaceId, projectId: projectId.data, unitId: unitId.data }
}

const numberOf = (text = ''): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null)
