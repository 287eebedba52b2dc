import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import { SendAgainItems } from '../delivery/send-again-items.tsx'
import { goWithin, leaveRuns, type RunsPlace, runBefore } from '../opened-report.ts'
import { OutItems } from './out-items.tsx'
import { RemoveRuns } from './remove-runs.tsx'
import { hasTable } from './run-words.ts'
import { useSaveRun } from './use-save-run.ts'

interface Props {
  readonly opened: RunsPlace
  readonly run: ExportRun
  readonly at: string
}

export const RunMenu = ({ opened, run, at }: Props) => {
  const { t } = useTranslation()
  const save = useSaveRun(run)
  const [isRemoving, setIsRemoving] = useState(false)
  const before = hasTable(run) ? runBefore(opened.runs, run) : null
  const label = t('exports.runs.menu', { at })
  const compare = () =>
    before && goWithin(opened, { tab: 'compare', runId: run.id, against: before.id })
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={256}>
        <Menu.Target>
          <ActionIcon size={24} variant="subtle" color="gray" aria-label={label}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>
          <Menu.Item disabled={before === null} onClick={compare}>
            {t('exports.runs.compareBefore')}
          </Menu.Item>
          <Menu.Divider />
          <SendAgainItems run={run} />
          {run.sha256 !== null && (
            <>
              <OutItems run={run} save={save} />
              <Menu.Divider />
            </>
          )}
          <Menu.Item
            color="red"
            disabled={run.state === 'running' || run.state === 'postponed'}
            onClick={() => setIsRemoving(true)}
          >
            {t('exports.runs.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRemoving && (
        <RemoveRuns
          runs={[run]}
          onClose={() => setIsRemoving(false)}
          onDone={() => leaveRuns(opened, [run])}
        />
      )}
    </>
  )
}
