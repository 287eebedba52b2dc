import { Menu } from '@mantine/core'
import {
  IconClipboard,
  IconDeviceFloppy,
  IconExternalLink,
  IconFileTypeCsv,
  IconFileTypeXls,
  IconFolder,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notices/notify.ts'
import { putOnClipboard } from '../../../ui/put-on-clipboard.ts'

const icon = { size: 15, 'aria-hidden': true } as const

/** The ways of a run with contents out of the application, as entries of a menu. */
export const OutItems = ({ run }: { readonly run: ExportRun }) => {
  const { t } = useTranslation()
  const open = useMutation(mutation('exports.openRunInExcel'))
  const show = useMutation(mutation('exports.showRunInFolder'))
  const copyPath = useMutation({
    ...mutation('exports.copyRunPath'),
    onSuccess: async ({ path }) => {
      if (await putOnClipboard(path)) {
        notifyDone({ title: t('exports.out.pathCopied'), sentence: path })
      }
    },
  })
  const save = useMutation({
    ...mutation('exports.saveRunAs'),
    onSuccess: (saved) =>
      saved && notifyDone({ title: t('exports.out.saved', { file: saved.fileName }) }),
  })
  const runId = run.id
  // Contents that cannot be read go out only as they came.
  const isUnread = run.failure !== null
  return (
    <>
      <Menu.Item
        leftSection={<IconExternalLink {...icon} />}
        onClick={() => open.mutate({ runId })}
      >
        {t('exports.out.excel')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFolder {...icon} />} onClick={() => show.mutate({ runId })}>
        {t('exports.out.folder')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconClipboard {...icon} />}
        onClick={() => copyPath.mutate({ runId })}
      >
        {t('exports.out.path')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconDeviceFloppy {...icon} />}
        onClick={() => save.mutate({ runId, format: 'asFetched' })}
      >
        {t('exports.out.saveAs')}
      </Menu.Item>
      <Menu.Item
        disabled={isUnread}
        leftSection={<IconFileTypeXls {...icon} />}
        onClick={() => save.mutate({ runId, format: 'xlsx' })}
      >
        {t('exports.out.xlsx')}
      </Menu.Item>
      <Menu.Item
        disabled={isUnread}
        leftSection={<IconFileTypeCsv {...icon} />}
        onClick={() => save.mutate({ runId, format: 'csv' })}
      >
        {t('exports.out.csv')}
      </Menu.Item>
    </>
  )
}
