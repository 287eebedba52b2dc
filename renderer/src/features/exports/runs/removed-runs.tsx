import { Button, Group, Modal } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { ReportJobId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import classes from './removed-runs.module.css'
import { runMark, runState } from './run-words.ts'

/** The bin of a report: what was removed from it, as long as it can be brought back. */
export const RemovedRuns = ({ reportId }: { readonly reportId: ReportJobId }) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { data: runs = [] } = useQuery(query('exports.listRemovedRuns', { reportId }))
  const restore = useMutation(mutation('exports.restoreRuns'))
  if (runs.length === 0) return null
  const bringBack = (back: readonly ExportRun[]) =>
    restore.mutate({ runs: back.map(({ id }) => id), keep: 'pinned' })
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('exports.bin.open', { count: runs.length })}
      </Button>
      <Modal
        opened={isOpen}
        size="lg"
        title={t('exports.bin.title')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('exports.bin.sentence')}</p>
        <ul className={classes['list']}>
          {runs.map((run) => (
            <Line key={run.id} run={run} onBack={() => bringBack([run])} />
          ))}
        </ul>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" loading={restore.isPending} onClick={() => bringBack(runs)}>
            {t('exports.bin.allBack')}
          </Button>
        </Group>
      </Modal>
    </>
  )
}

const Line = ({ run, onBack }: { readonly run: ExportRun; readonly onBack: () => void }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const at = formats.dateTimeSeconds(run.startedAt)
  return (
    <li className={classes['line']}>
      <span>{at}</span>
      <span className={markClasses(...runMark(run))}>{runState(t, formats, run)}</span>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('exports.bin.backNamed', { at })}
        onClick={onBack}
      >
        {t('exports.bin.back')}
      </Button>
    </li>
  )
}
