import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { ReportPart } from '#core/contract/support'
import { mutation } from '../../bridge/mutation.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import classes from './report-dialog.module.css'

interface Props {
  readonly report: OutputOf<'support.prepareReport'>
  readonly onClose: () => void
}

const sentenceKeys = {
  'versions.json': 'support.parts.versions',
  'settings.json': 'support.parts.settings',
  'store.json': 'support.parts.store',
  'faults.json': 'support.parts.faults',
  'activity.csv': 'support.parts.activity',
  'log.txt': 'support.parts.log',
  'crashes.json': 'support.parts.crashes',
} as const

/** All of the report, for its person to read before a file of it is there. */
export const ReportDialog = ({ report, onClose }: Props) => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('support.saveReport'),
    onSuccess: (saved) => {
      if (saved === null) return
      onClose()
      notifyDone((t) => ({
        title: t('support.saved'),
        sentence: t('support.savedTo', { file: saved.file }),
      }))
    },
  })
  return (
    <OpenedModal title={t('support.dialogTitle')} size="xl" onClose={onClose}>
      <Text size="sm">{t('support.nothingIsSent')}</Text>
      <ul className={classes['list']} aria-label={t('support.list')}>
        {report.parts.map((part) => (
          <li key={part.name}>
            <Part {...part} />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate({ id: report.id })}>
          {t('support.save')}
        </Button>
      </Group>
    </OpenedModal>
  )
}

/** A log is long: the text of a part is drawn when it is opened. */
const Part = ({ name, text }: ReportPart) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes['part']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['sentence']}>{t(sentenceKeys[name])}</span>
      </summary>
      {isOpen && (
        <ScrollRegion label={name} className={classes['scroll']}>
          <pre className={classes['text']}>{text}</pre>
        </ScrollRegion>
      )}
    </details>
  )
}
