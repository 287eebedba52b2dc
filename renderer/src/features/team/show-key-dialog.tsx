import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { putOnClipboard } from '../../ui/put-on-clipboard.ts'
import classes from './show-key-dialog.module.css'

// Words that were made within the dialog would keep the code in memory.
const tellCopied = () => notifyDone((t) => ({ title: t('team.key.copied') }))

/** The code is asked for when the dialog opens, and forgotten with it. */
export const ShowKeyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { mutate, data, error } = useMutation(mutation('team.showKey', { failure: 'here' }))
  useEffect(() => mutate({}), [mutate])
  const failure = failureOf(error)
  return (
    <OpenedModal title={t('team.key.showTitle')} size="lg" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('team.key.showSentence')}</Text>
        {failure && <FailureNotice failure={failure} />}
        {data === null && <Text size="sm">{t('team.key.gone')}</Text>}
        {data && <Shown code={data.code} />}
      </Stack>
    </OpenedModal>
  )
}

const Shown = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation()
  const copy = async () => {
    if (await putOnClipboard(code)) tellCopied()
  }
  return (
    <>
      <Code block className={classes['code']}>
        {code}
      </Code>
      <Group justify="flex-end">
        <Button data-autofocus onClick={() => void copy()}>
          {t('team.key.copy')}
        </Button>
      </Group>
    </>
  )
}
