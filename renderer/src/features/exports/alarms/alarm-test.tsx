import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import classes from '../settings/settings-dialog.module.css'
import type { ReadAlarmForm } from './alarm-form.ts'

interface Props {
  readonly read: ReadAlarmForm
  /** Called where there is nothing to send to yet. */
  readonly onTry: () => void
}

/** Sends a message in which nothing fails to those who are typed, and says of each way how that went. */
export const AlarmTest = ({ read, onTry }: Props) => {
  const { t } = useTranslation()
  const test = useMutation(mutation('exports.testAlarms'))
  const sent = (test.data ?? []).filter(({ failure }) => failure === null)
  const send = () => {
    if (read.ok) test.mutate({ settings: toJson(read.settings) })
    else onTry()
  }
  return (
    <>
      <Group gap={10}>
        <Button size="xs" variant="default" loading={test.isPending} onClick={send}>
          {t('exports.alarms.test')}
        </Button>
        <span className={classes['use']} role="status">
          {sent.map(({ way }) => t(`exports.alarms.tested.${way}`)).join(' ')}
        </span>
      </Group>
      {test.data?.map(
        ({ way, failure }) => failure && <FailureNotice key={way} failure={failure} />,
      )}
    </>
  )
}
