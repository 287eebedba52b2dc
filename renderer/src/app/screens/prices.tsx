import { PricesScreen } from '../../features/prices/prices-screen.tsx'
import { useSettings } from '../settings/use-settings.ts'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'

export const Prices = () => {
  const { density } = useSettings()
  const { place, go } = usePlace()
  const { project } = useProjects()
  return (
    <PricesScreen
      workspaceId={place.workspaceId}
      project={project}
      density={density}
      onBegin={() => go({ screen: 'welcome' })}
    />
  )
}
