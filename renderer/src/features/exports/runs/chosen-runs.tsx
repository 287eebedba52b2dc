import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import classes from '../exports.module.css'
import { goWithin, leaveRuns, type OpenedReport } from '../opened-report.ts'
import { RemoveRuns } from './remove-runs.tsx'
import { hasTable } from './run-words.ts'

interface Props {
  readonly opened: OpenedReport
  /** The chosen runs, the newest first. */
  readonly chosen: readonly ExportRun[]
  readonly onDone: () => void
}

/** What can be done with the runs that are ticked. */
export const ChosenRuns = ({ opened, chosen, onDone }: Props) => {
  const { t } = useTranslation()
  const [isRemoving, setIsRemoving] = useState(false)
  if (chosen.length === 0) return null
  const [newer, older] = chosen
  const compare = () =>
    newer && older && goWithin(opened, { tab: 'compare', runId: newer.id, against: older.id })
  return (
    <Group gap={8}>
      <span className={classes['dim']}>{t('exports.runs.chosen', { count: chosen.length })}</span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={chosen.length !== 2 || !chosen.every(hasTable)}
        onClick={compare}
      >
        {t('exports.runs.compareChosen')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={chosen.some(({ state }) => state === 'running')}
        onClick={() => setIsRemoving(true)}
      >
        {t('exports.runs.removeChosen')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onDone}>
        {t('exports.runs.chooseNone')}
      </Button>
      {isRemoving && (
        <RemoveRuns
          runs={chosen}
          onClose={() => setIsRemoving(false)}
          onDone={() => {
            leaveRuns(opened, chosen)
            onDone()
          }}
        />
      )}
    </Group>
  )
}
