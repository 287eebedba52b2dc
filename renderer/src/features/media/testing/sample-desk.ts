import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { usualMediaSettings } from '#core/media/shown/media-settings'
import type { MediaDesk } from '../media-desk.ts'
import { indexPlaces, noPlaces } from '../place-index.ts'
import { noProgress } from '../queue/progress.ts'
import { nothingShown } from '../shown-media.ts'

/** The files of a project in a test: none, and nothing under way, but for what is given. */
export const sampleDesk = (given: Partial<MediaDesk>): MediaDesk => ({
  of: { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) },
  project: {
    id: projectIdSchema.parse(1),
    name: 'Podviní',
    city: null,
    freeUnits: null,
    fetchedAt: 1,
  },
  index: indexPlaces(noPlaces),
  shown: nothingShown,
  settings: usualMediaSettings,
  files: [],
  groups: new Map(),
  readinessOf: new Map(),
  ready: new Set(),
  skipped: new Set(),
  pictureOrders: new Map(),
  withoutGallery: new Set(),
  isRunning: false,
  pausedBy: null,
  triedAgainAt: null,
  unseenBecause: null,
  isLooking: false,
  progress: noProgress,
  ...given,
})
