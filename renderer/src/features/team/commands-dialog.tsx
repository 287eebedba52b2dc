import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { putOnClipboard } from '../../ui/put-on-clipboard.ts'
import classes from './commands-dialog.module.css'
import { commandsForIt, exampleServer } from './commands-for-it.ts'

/** What a person sends to whoever looks after their databases. */
export const CommandsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const [server, setServer] = useState('')
  const commands = commandsForIt(server)
  const copy = async () => {
    if (await putOnClipboard(commands)) notifyDone((t) => ({ title: t('team.copied') }))
  }
  return (
    <OpenedModal title={t('team.commandsTitle')} size="xl" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('team.commandsSentence')}</Text>
        <TextInput
          label={t('team.server')}
          placeholder={exampleServer}
          value={server}
          onChange={(event) => setServer(event.currentTarget.value)}
        />
        <Code block className={classes['commands']}>
          {commands}
        </Code>
        <Group justify="flex-end">
          <Button onClick={() => void copy()}>{t('team.copy')}</Button>
        </Group>
      </Stack>
    </OpenedModal>
  )
}
