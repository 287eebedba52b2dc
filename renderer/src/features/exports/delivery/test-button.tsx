import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeliveryChannel } from '#core/exports/delivery/delivery'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import classes from '../settings/settings-dialog.module.css'

interface Props {
  readonly channel: DeliveryChannel
  /** Whether what is shown is saved: a test goes out with what reports would go out with. */
  readonly isReady: boolean
}

/** Sends something that is no report, and says beside it how that went. */
export const TestButton = ({ channel, isReady }: Props) => {
  const { t } = useTranslation()
  const test = useMutation(mutation('exports.testDelivery', { failure: 'here' }))
  const failure = failureOf(test.error)
  return (
    <>
      <Group gap={10}>
        <Button
          size="xs"
          variant="default"
          disabled={!isReady}
          loading={test.isPending}
          onClick={() => test.mutate({ channel })}
        >
          {t(`exports.sending.test.${channel}`)}
        </Button>
        <span className={classes['use']} role="status">
          {!isReady && t('exports.sending.saveFirst')}
          {isReady && test.isSuccess && t(`exports.sending.tested.${channel}`)}
        </span>
      </Group>
      {isReady && failure && <FailureNotice failure={failure} />}
    </>
  )
}
