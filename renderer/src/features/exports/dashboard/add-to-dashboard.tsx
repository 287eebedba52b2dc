import { ActionIcon } from '@mantine/core'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mostTiles, type Tile } from '#core/exports/dashboard/dashboard'
import { query } from '../../../bridge/query.ts'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import type { OpenedReport, RunsPlace } from '../opened-report.ts'
import { useTiles } from './use-tiles.ts'

interface Props {
  readonly opened: Pick<RunsPlace, 'desk'> & {
    readonly report: Pick<OpenedReport['report'], 'id' | 'workspaceId'>
  }
  readonly shown: Pick<Tile, 'title' | 'chart' | 'pivot' | 'look'>
}

const none: readonly Tile[] = []

/** Puts a chart of a report on the dashboard, as it is looked at. */
export const AddToDashboard = ({ opened: { report, desk }, shown }: Props) => {
  const { t } = useTranslation()
  const { workspaceId, id: reportId } = report
  const { data } = useQuery(query('exports.readDashboard', { workspaceId }))
  const tiles = data?.tiles ?? none
  const { change, isSaving } = useTiles(workspaceId, tiles)
  const { title } = shown
  const isFull = tiles.length >= mostTiles
  const label = isFull
    ? t('exports.dashboard.full', { count: mostTiles })
    : t('exports.dashboard.addNamed', { title })
  const add = () => {
    const tile: Tile = {
      ...shown,
      id: crypto.randomUUID(),
      reportId,
      title: title.slice(0, 120),
      width: 'half',
    }
    change(
      (now) => [...now, tile],
      () =>
        notifyWithActs((t) => ({
          title: t('exports.dashboard.added', { title }),
          tone: 'done',
          acts: [{ label: t('exports.dashboard.show'), run: () => desk.go({ kind: 'dashboard' }) }],
        })),
    )
  }
  return (
    <ActionIcon
      size={26}
      variant="default"
      aria-label={label}
      title={label}
      disabled={data === undefined || isFull}
      loading={isSaving}
      onClick={add}
    >
      <IconLayoutDashboard size={15} aria-hidden />
    </ActionIcon>
  )
}
