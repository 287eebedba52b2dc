import { AccountChip } from '../../features/accounts/account-chip.tsx'
import { ServingTroubles } from '../../features/accounts/serving-trouble.tsx'
import { MediaScreen } from '../../features/media/media-screen.tsx'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'

export const Media = () => {
  const { place, go } = usePlace()
  const { project } = useProjects()
  const { workspaceId } = place
  const served = workspaceId && {
    workspaceId,
    area: 'media' as const,
    projectId: project?.id ?? null,
  }
  return (
    <MediaScreen
      workspaceId={workspaceId}
      project={project}
      account={served && <AccountChip place={served} onManage={() => go({ screen: 'settings' })} />}
      trouble={
        // What the CRM has now, and what a file replaces, is asked with the account of the prices.
        served && <ServingTroubles places={[served, { ...served, area: 'prices' }]} />
      }
      onBegin={() => go({ screen: 'welcome' })}
      onPrices={() => go({ screen: 'prices' })}
    />
  )
}
