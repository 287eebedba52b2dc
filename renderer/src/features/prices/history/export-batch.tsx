import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { batchTable } from './batch-table.ts'
import type { WholeBatch } from './parse-batch.ts'
import { unitOutcome } from './unit-outcome.ts'

interface Props {
  readonly whole: WholeBatch
  readonly project: Pick<Project, 'name'>
}

export const ExportBatch = ({ whole: { batch, units }, project }: Props) => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('tables.saveTable'),
    onSuccess: (saved) =>
      saved && notifyDone({ title: t('batches.exported', { file: saved.fileName }) }),
  })
  const exportBatch = () => {
    const title = `${project.name} – ${batch.draftName}`.slice(0, 100)
    const table = batchTable(units, {
      title,
      titleOf: (column) => t(`batches.file.${column}`),
      outcomeOf: ({ state, message }) =>
        message ?? t(`batches.unitState.${unitOutcome(state, batch.state.kind)}`),
    })
    save.mutate({ fileName: title, format: 'xlsx', tableJson: JSON.stringify(table) })
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={save.isPending}
      leftSection={<IconDownload size={15} aria-hidden />}
      onClick={exportBatch}
    >
      {t('batches.export')}
    </Button>
  )
}
