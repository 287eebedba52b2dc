import { AccountChip } from '../../features/accounts/account-chip.tsx'
import { ServingTrouble } from '../../features/accounts/serving-trouble.tsx'
import { ExportsScreen } from '../../features/exports/exports-screen.tsx'
import { useRequestedSubject } from '../requested-subject.ts'
import { useSettings } from '../settings/use-settings.ts'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'

export const Exports = () => {
  const { density } = useSettings()
  const { place, go } = usePlace()
  const { projects } = useProjects()
  const { subject, setSubject } = useRequestedSubject()
  const { workspaceId } = place
  // A report is asked for all projects, or for those that it names itself.
  const served = workspaceId && { workspaceId, area: 'exports' as const, projectId: null }
  return (
    <ExportsScreen
      workspaceId={workspaceId}
      projects={projects}
      density={density}
      account={served && <AccountChip place={served} onManage={() => go({ screen: 'settings' })} />}
      trouble={served && <ServingTrouble place={served} />}
      onBegin={() => go({ screen: 'welcome' })}
      requested={subject}
      onRequestedOpened={() => setSubject(null)}
    />
  )
}
