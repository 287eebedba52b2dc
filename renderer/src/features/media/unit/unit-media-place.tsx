import { useLater } from '../../../ui/timing/use-later.ts'
import type { UnitMediaProps } from './unit-media.tsx'

const loadMedia = async () => (await import('./unit-media.tsx')).UnitMedia

/** The plan and the pictures of a unit on another screen; their code comes with the first unit that is opened. */
export const UnitMediaPlace = (props: UnitMediaProps) => {
  const UnitMedia = useLater(loadMedia, true)
  return UnitMedia && <UnitMedia {...props} />
}
