import { AccountChip } from '../../features/accounts/account-chip.tsx'
import { ServingTrouble } from '../../features/accounts/serving-trouble.tsx'
import { UnitMediaPlace } from '../../features/media/unit/unit-media-place.tsx'
import { PricesScreen } from '../../features/prices/prices-screen.tsx'
import { useRequestedSubject } from '../requested-subject.ts'
import { useChangeSettings } from '../settings/use-change-settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'

export const Prices = () => {
  const { density } = useSettings()
  const change = useChangeSettings()
  const { place, go } = usePlace()
  const { project } = useProjects()
  const { subject, setSubject } = useRequestedSubject()
  const { workspaceId } = place
  const served = workspaceId && {
    workspaceId,
    area: 'prices' as const,
    projectId: project?.id ?? null,
  }
  return (
    <PricesScreen
      workspaceId={workspaceId}
      project={project}
      account={served && <AccountChip place={served} onManage={() => go({ screen: 'settings' })} />}
      trouble={served && <ServingTrouble place={served} />}
      mediaOf={(shown) => <UnitMediaPlace {...shown} />}
      requested={subject}
      onRequestedOpened={() => setSubject(null)}
      onRequest={(asked) => {
        setSubject(asked)
        go({ projectId: asked.projectId })
      }}
      density={density}
      onDensity={(chosen) => change({ density: chosen })}
      onBegin={() => go({ screen: 'welcome' })}
    />
  )
}
