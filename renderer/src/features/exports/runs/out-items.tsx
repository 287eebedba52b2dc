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
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { putOnClipboard } from '../../../ui/put-on-clipboard.ts'
import type { SaveFormat } from './use-save-run.ts'

const icon = { size: 15, 'aria-hidden': true } as const

interface Props {
  readonly run: ExportRun
  readonly save: (format: SaveFormat) => void
}

/** The ways of a run with contents out of the application, as entries of a menu. */
export const OutItems = ({ run, save }: Props) => {
  const { t } = useTranslation()
  const open = useMutation(mutation('exports.openRunInExcel'))
  const show = useMutation(mutation('exports.showRunInFolder'))
  const copyPath = useMutation({
    ...mutation('exports.copyRunPath'),
    onSuccess: async ({ path }) => {
      if (await putOnClipboard(path)) {
        notifyDone((t) => ({ title: t('exports.out.pathCopied'), sentence: path }))
      }
    },
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
      <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={() => save('asFetched')}>
        {t('exports.out.saveAs')}
      </Menu.Item>
      <Menu.Item
        disabled={isUnread}
        leftSection={<IconFileTypeXls {...icon} />}
        onClick={() => save('xlsx')}
      >
        {t('exports.out.xlsx')}
      </Menu.Item>
      <Menu.Item
        disabled={isUnread}
        leftSection={<IconFileTypeCsv {...icon} />}
        onClick={() => save('csv')}
      >
        {t('exports.out.csv')}
      </Menu.Item>
    </>
  )
}
