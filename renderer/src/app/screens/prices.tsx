import { PricesScreen } from '../../features/prices/prices-screen.tsx'
import { useChangeSettings } from '../settings/use-change-settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'

export const Prices = () => {
  const { density } = useSettings()
  const change = useChangeSettings()
  const { place, go } = usePlace()
  const { project } = useProjects()
  return (
    <PricesScreen
      workspaceId={place.workspaceId}
      project={project}
      density={density}
      onDensity={(chosen) => change({ density: chosen })}
      onBegin={() => go({ screen: 'welcome' })}
    />
  )
}
