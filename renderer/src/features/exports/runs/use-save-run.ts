import { useMutation } from '@tanstack/react-query'
import type { ExportRun } from '#core/exports/runs/export-run'
import { mutation } from '../../../bridge/mutation.ts'
import { notifySaved } from '../../tables/notify-saved.ts'

export type SaveFormat = 'asFetched' | 'xlsx' | 'csv'

/** Saves everything that is in a run to where the person chooses. */
export const useSaveRun = ({ id: runId }: Pick<ExportRun, 'id'>) => {
  const save = useMutation({
    ...mutation('exports.saveRunAs'),
    onSuccess: notifySaved,
  })
  return (format: SaveFormat) => save.mutate({ runId, format })
}
