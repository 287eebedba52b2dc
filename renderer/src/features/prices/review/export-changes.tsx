import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PriceChangeRow } from '#core/prices/change-list'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { changeListTable } from './change-list-table.ts'
import type { ReviewProps } from './review-props.ts'

interface Props extends Pick<ReviewProps, 'project' | 'draft'> {
  readonly rows: readonly PriceChangeRow[]
}

const formats = ['xlsx', 'csv'] as const

/** The change list as a file, for those who sign it or type it in by hand. */
export const ExportChanges = ({ project, draft, rows }: Props) => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('tables.saveTable'),
    onSuccess: (saved) =>
      saved && notifyDone({ title: t('batches.exported', { file: saved.fileName }) }),
  })
  const exportAs = (format: (typeof formats)[number]) => {
    const title = `${project.name} – ${draft.name}`.slice(0, 100)
    const table = changeListTable(rows, {
      title,
      titleOf: (column) => t(`batches.file.${column}`),
    })
    save.mutate({ fileName: title, format, tableJson: JSON.stringify(table) })
  }
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          loading={save.isPending}
          disabled={rows.length === 0}
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          {t('batches.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => exportAs(format)}>
            {t(`batches.exportAs.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
