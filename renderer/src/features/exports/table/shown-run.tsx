import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import { goWithin, type OpenedReport } from '../opened-report.ts'
import { hasTable } from '../runs/run-words.ts'
import { RunSelect } from './run-select.tsx'

interface Props {
  readonly opened: OpenedReport
  readonly run: ExportRun
}

/** Which run is shown, and the way to the newest one. */
export const ShownRun = ({ opened, run }: Props) => {
  const { t } = useTranslation()
  const readable = opened.runs.filter(hasTable)
  const [newest] = readable
  return (
    <>
      <RunSelect
        label={t('exports.viewer.run')}
        runs={readable}
        value={run.id}
        onChange={(runId) => goWithin(opened, { runId })}
      />
      {newest && newest.id !== run.id && (
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => goWithin(opened, { runId: newest.id })}
        >
          {t('exports.viewer.toNewest')}
        </Button>
      )}
    </>
  )
}
