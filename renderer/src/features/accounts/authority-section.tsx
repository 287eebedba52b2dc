import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endFiles, grantFiles } from '../../bridge/granted-files.ts'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { notifyDone, notifyFailure } from '../../ui/notices/notify.tsx'
import { Section } from '../../ui/section.tsx'

/** A company's own authority, for servers whose certificates nobody else has signed. */
export const AuthoritySection = () => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const choose = useMutation({
    ...mutation('accounts.chooseAuthority'),
    onSuccess: () => notifyDone((t) => ({ title: t('accounts.authorityAdded') })),
    onSettled: (_chosen, _error, { file }) => endFiles([file]),
  })
  const take = async (files: File[]) => {
    const granted = await grantFiles(files)
    if (!granted.ok) return notifyFailure(() => words(granted.failure))
    const [file] = granted.value
    if (file !== undefined) choose.mutate({ file })
  }
  return (
    <Section title={t('accounts.authorityTitle')} sentence={t('accounts.authoritySentence')}>
      <Trusted />
      <DropZone
        label={t('accounts.authorityDrop')}
        activeLabel={t('accounts.authorityActive')}
        accept={{ 'application/x-pem-file': ['.pem', '.crt', '.cer'] }}
        multiple={false}
        disabled={choose.isPending}
        onFiles={(files) => void take(files)}
        onRejected={() => notifyFailure((t) => ({ title: t('accounts.authorityRejected') }))}
      />
    </Section>
  )
}

const Trusted = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const trusted = useQuery(query('accounts.readAuthority', {})).data ?? []
  const remove = useMutation({
    ...mutation('accounts.removeAuthority'),
    onSuccess: () => notifyDone((t) => ({ title: t('accounts.authorityRemoved') })),
  })
  if (trusted.length === 0) return <Text size="sm">{t('accounts.authorityNone')}</Text>
  return (
    <Group gap="sm">
      <div>
        {trusted.map(({ subject, validUntil }) => (
          <Text key={`${subject} ${validUntil}`} size="sm">
            {t('accounts.authorityNamed', { subject, until: formats.dateTime(validUntil) })}
          </Text>
        ))}
      </div>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('accounts.authorityRemove')}
        loading={remove.isPending}
        onClick={() => remove.mutate({})}
      >
        {t('accounts.remove')}
      </Button>
    </Group>
  )
}
