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
  const copy = async (text: string) => {
    if (await putOnClipboard(text)) notifyDone((t) => ({ title: t('team.copied') }))
  }
  return (
    <OpenedModal title={t('team.commandsTitle')} size="xl" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('team.commandsSentence')}</Text>
        <TextInput
          label={t('team.server')}
          description={t('team.serverHint')}
          placeholder={exampleServer}
          value={server}
          data-autofocus
          error={commands === null && t('team.serverWrong')}
          onChange={(event) => setServer(event.currentTarget.value)}
        />
        <Code block className={classes['commands']}>
          {commands ?? commandsForIt('')}
        </Code>
        <Text size="sm">
          {t('team.commandsPassword')} {t('team.commandsRunner')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button disabled={commands === null} onClick={() => commands && void copy(commands)}>
            {t('team.copy')}
          </Button>
        </Group>
      </Stack>
    </OpenedModal>
  )
}
