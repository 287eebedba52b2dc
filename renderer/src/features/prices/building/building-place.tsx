import { useFirstPainted } from '../../../bridge/report-painted.ts'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { BuildingProps } from './building-props.ts'

const loadView = async () => (await import('./building-view.tsx')).BuildingView

/** The plan, whose code comes when it is wanted for the first time. */
export const BuildingPlace = (props: BuildingProps) => {
  const BuildingView = useLater(loadView, useFirstPainted())
  return BuildingView && <BuildingView {...props} />
}
