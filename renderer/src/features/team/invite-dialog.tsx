import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { usualAreas } from '#core/team/team-area'
import { longestPersonName, personRole } from '#core/team/team-roles'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { putOnClipboard } from '../../ui/put-on-clipboard.ts'
import { SecretInput } from '../../ui/secret-fields.tsx'
import { AreaBoxes } from './area-boxes.tsx'
import { databaseWords } from './database-words.ts'

// Words that were made within the dialog would keep the invitation in memory.
const tellCopied = () => notifyDone((t) => ({ title: t('team.invite.copied') }))

interface InviteDialogProps {
  readonly team: string
  readonly onClose: () => void
}

type Invitation = OutputOf<'team.invite'> & { readonly name: string }

/** Invites somebody with the login of the database, whose password is used once and kept nowhere. */
export const InviteDialog = ({ team, onClose }: InviteDialogProps) => {
  const { t } = useTranslation()
  const [made, setMade] = useState<Invitation | null>(null)
  return (
    <OpenedModal title={t('team.invite.title')} size="lg" onClose={onClose}>
      {made === null ? (
        <InviteForm team={team} onMade={setMade} onClose={onClose} />
      ) : (
        <Ready {...made} onClose={onClose} />
      )}
    </OpenedModal>
  )
}

interface FormProps extends InviteDialogProps {
  readonly onMade: (invitation: Invitation) => void
}

/** The password goes with the form: the dialog stands until the invitation is copied. */
const InviteForm = ({ team, onMade, onClose }: FormProps) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [name, setName] = useState('')
  const [areas, setAreas] = useState(usualAreas)
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const invite = useMutation({
    ...mutation('team.invite', { failure: 'here' }),
    // The field may be typed into while the invitation is being made.
    onSuccess: (made, { name }) => onMade({ ...made, name }),
  })
  const failure = failureOf(invite.error)
  const hasRole = personRole(team, name) !== null
  const isFilled = hasRole && areas.length > 0 && login.trim() !== '' && password !== ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate({ login, password, name, areas: [...areas] })
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('team.invite.name')}
          maxLength={longestPersonName}
          value={name}
          data-autofocus
          error={name.trim() !== '' && !hasRole && t('team.make.latinName')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <AreaBoxes label={t('team.invite.areas')} ticked={areas} onChange={setAreas} />
        <Text size="sm">{t('team.invite.sentence')}</Text>
        <TextInput
          label={t('team.invite.login')}
          value={login}
          autoComplete="off"
          onChange={(event) => setLogin(event.currentTarget.value)}
        />
        <SecretInput
          label={t('team.invite.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {failure && (
          <Notice
            tone="failure"
            {...databaseWords(failure, {
              words: words(failure),
              title: t('team.invite.failed'),
              t,
            })}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={invite.isPending} disabled={!isFilled}>
            {t('team.invite.now')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface ReadyProps extends Invitation {
  readonly onClose: () => void
}

/** The line itself is not shown: whoever looks over a shoulder could join with it. */
const Ready = ({ name, invitation, until, onClose }: ReadyProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const copy = async () => {
    if (await putOnClipboard(invitation)) tellCopied()
  }
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600}>
        {t('team.invite.ready', { name, until: formats.dateTime(until) })}
      </Text>
      <Text size="sm">{t('team.invite.readySentence', { name, join: t('team.join') })}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button data-autofocus onClick={() => void copy()}>
          {t('team.invite.copy')}
        </Button>
      </Group>
    </Stack>
  )
}
