import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTeamAddress, splitAddress } from '#core/team/team-address'
import { longestPersonName, personRole, usualTeamName } from '#core/team/team-roles'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { PastedInput, SecretInput } from '../../ui/secret-fields.tsx'
import { exampleServer } from './commands-for-it.ts'
import { databaseWords } from './database-words.ts'

// Words that were made within the form would keep the password in memory.
const tellMade = () =>
  notifyDone((t) => ({ title: t('team.make.done'), sentence: t('team.make.doneSentence') }))

interface MakeDialogProps {
  readonly onClose: () => void
}

/** Makes a team with the login of whoever looks after the database, which is used once and kept nowhere. */
export const MakeDialog = ({ onClose }: MakeDialogProps) => {
  const settings = useQuery(query('settings.readSettings', {})).data
  return settings === undefined ? null : (
    <MakeForm personName={settings.personName} onClose={onClose} />
  )
}

const MakeForm = ({ personName, onClose }: MakeDialogProps & { readonly personName: string }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [address, setAddress] = useState('')
  const [isLeft, setLeft] = useState(false)
  const [password, setPassword] = useState('')
  const [name, setName] = useState(personName)
  const make = useMutation({
    ...mutation('team.make', { failure: 'here' }),
    onSuccess: () => {
      tellMade()
      onClose()
    },
  })
  const failure = failureOf(make.error)
  const read = readTeamAddress(address)
  const isAddress = read.kind === 'read'
  const hasRole = personRole(usualTeamName, name) !== null
  return (
    <OpenedModal title={t('team.make.title')} size="lg" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate({ address, password, name })
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('team.make.sentence')}</Text>
          <PastedInput
            label={t('team.make.address')}
            description={t('team.make.addressHint')}
            placeholder={`postgres://unitdesk_admin@${exampleServer}/sales`}
            value={address}
            data-autofocus
            error={
              isLeft && address.trim() !== '' && !isAddress && t(`team.make.wrong.${read.fault}`)
            }
            onBlur={() => setLeft(true)}
            onChange={(event) => {
              const pasted = splitAddress(event.currentTarget.value)
              setAddress(pasted.address)
              if (pasted.password !== '') setPassword(pasted.password)
            }}
          />
          <SecretInput
            label={t('team.make.password')}
            description={t('team.make.passwordHint')}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <TextInput
            label={t('team.make.name')}
            description={t('team.make.nameHint')}
            maxLength={longestPersonName}
            value={name}
            error={name.trim() !== '' && !hasRole && t('team.make.latinName')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {failure && failure.kind !== 'cancelled' && (
            <Notice
              tone="failure"
              {...databaseWords(failure, {
                words: words(failure),
                title: t('team.make.failed'),
                t,
              })}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button
              type="submit"
              loading={make.isPending}
              disabled={!isAddress || password === '' || !hasRole}
            >
              {t('team.make.now')}
            </Button>
          </Group>
        </Stack>
      </form>
    </OpenedModal>
  )
}
