import {
  IconBuilding,
  IconFileTypePdf,
  IconLayout2,
  IconPhoto,
  IconStack2,
  type TablerIcon,
} from '@tabler/icons-react'
import type { MediaEndpoint } from '#core/media/shown/media-target'

/** A sign for each of the five kinds; the word stands beside it. */
export const kindIcons = {
  unitPlan: IconLayout2,
  unitPicture: IconPhoto,
  unitPdf: IconFileTypePdf,
  floorPlan: IconStack2,
  buildingPlan: IconBuilding,
} as const satisfies Record<MediaEndpoint, TablerIcon>
