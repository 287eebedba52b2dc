import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OutputOf } from '#core/contract/index'
import type { Project } from '#core/contract/prices'
import type { ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import type { MediaFile } from '#core/media/queue/media-file'
import { readyUploads } from '#core/media/queue/ready-uploads'
import { usualMediaSettings } from '#core/media/shown/media-settings'
import { unitsWithoutGallery } from '#core/media/shown/units-without-gallery'
import { query } from '../../bridge/query.ts'
import { type Unread, unreadOf } from '../../bridge/unread.ts'
import { groupOf } from './files/media-group.ts'
import type { MediaDesk } from './media-desk.ts'
import { pictureOrders } from './picture-orders.ts'
import { indexPlaces, noPlaces } from './place-index.ts'
import { withProgress } from './queue/progress.ts'
import { useProgress } from './queue/use-progress.ts'
import { nothingShown, readShownMedia } from './shown-media.ts'

interface LoadedDesk {
  /** Null until the list was read. */
  readonly desk: MediaDesk | null
  readonly unread: Unread | null
}

const noFiles: readonly MediaFile[] = []

const readList = ({ files, ...list }: OutputOf<'media.listFiles'>) => ({
  ...list,
  files: fromJson(files),
})
const readPlaces = ({ places }: OutputOf<'media.readPlaces'>) => indexPlaces(fromJson(places))

const emptyIndex = indexPlaces(noPlaces)

export const useMediaDesk = (of: ProjectKey, project: Project): LoadedDesk => {
  const list = useQuery({ ...query('media.listFiles', of), select: readList })
  const places = useQuery({ ...query('media.readPlaces', of), select: readPlaces })
  const shownMedia = useQuery({ ...query('media.readShown', of), select: readShownMedia })
  const settingsRead = useQuery(query('media.readSettings', of))
  const progress = useProgress(of, list.data?.files ?? noFiles)
  const index = places.data ?? emptyIndex
  const shown = shownMedia.data ?? nothingShown
  const settings = settingsRead.data ?? usualMediaSettings
  const read = list.data?.files ?? noFiles
  const files = useMemo(() => withProgress(read, progress.states), [read, progress.states])
  const withoutGallery = useMemo(
    () => unitsWithoutGallery([...shown.screens.values()].map((media) => [...media.values()])),
    [shown],
  )
  const known = useMemo(() => {
    const { ready, skipped, of: readinessOf } = readyUploads({ files, settings, withoutGallery })
    const groups = new Map(files.map((file) => [file.id, groupOf(file, readinessOf.get(file.id))]))
    return {
      files,
      readinessOf,
      groups,
      ready: new Set(ready),
      withoutGallery,
      skipped: new Set(skipped.map(({ upload }) => upload)),
      pictureOrders: pictureOrders(files),
    }
  }, [files, settings, withoutGallery])
  const isRunning = list.data?.isRunning ?? false
  const { pausedBy = null, triedAgainAt = null, unseenBecause = null } = list.data ?? {}
  const desk: MediaDesk = {
    ...known,
    of,
    project,
    index,
    shown,
    settings,
    isRunning,
    pausedBy,
    progress,
    triedAgainAt,
    unseenBecause,
    isLooking: list.data?.isLooking ?? false,
  }
  return {
    desk: list.data && places.data && settingsRead.data ? desk : null,
    unread: unreadOf(list, places, shownMedia, settingsRead),
  }
}
