import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import { mutation } from '../../../bridge/mutation.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'

interface Props {
  readonly runs: readonly ExportRun[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What is removed can be taken back at once, and brought back from the bin for a while. */
export const RemoveRuns = ({ runs, onClose, onDone }: Props) => {
  const { t } = useTranslation()
  const ids = runs.map(({ id }) => id)
  const restore = useMutation(mutation('exports.restoreRuns'))
  const remove = useMutation({
    ...mutation('exports.removeRuns'),
    onSuccess: () => {
      onDone()
      onClose()
      notifyWithActs((t) => ({
        title: t('exports.runs.removed', { count: runs.length }),
        tone: 'done',
        acts: [
          {
            label: t('exports.runs.takeBack'),
            run: () => restore.mutate({ runs: ids, keep: 'asBefore' }),
          },
        ],
      }))
    },
  })
  const pinned = runs.filter(({ isPinned }) => isPinned).length
  return (
    <OpenedModal title={t('exports.runs.removeTitle', { count: runs.length })} onClose={onClose}>
      <p>{t('exports.runs.removeSentence')}</p>
      {pinned > 0 && <p>{t('exports.runs.removePinned', { count: pinned })}</p>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({ runs: ids })}>
          {t('exports.runs.remove')}
        </Button>
      </Group>
    </OpenedModal>
  )
}
