import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { grantFiles } from '../../bridge/grant-files.ts'
import { mutation } from '../../bridge/mutation.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import { notifyDone, notifyFailure } from '../../ui/notify.ts'
import { Section } from '../../ui/section.tsx'

export const TransferSection = () => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const exported = useMutation({
    ...mutation('accounts.exportSettings'),
    onSuccess: (saved) => {
      if (saved === null) return
      const sentence = t('accounts.exportedTo', { file: saved.file })
      notifyDone({ title: t('accounts.exported'), sentence })
    },
  })
  const imported = useMutation({
    ...mutation('accounts.importSettings'),
    onSuccess: ({ workspaces, accounts }) =>
      notifyDone({
        title: t('accounts.imported'),
        sentence: [
          t('accounts.importedWorkspaces', { count: workspaces }),
          t('accounts.importedPasswords', { count: accounts }),
        ].join(' '),
      }),
  })
  const importFiles = async (files: File[]) => {
    const granted = await grantFiles(files)
    if (!granted.ok) return notifyFailure(words(granted.failure))
    const [file] = granted.value
    if (file !== undefined) imported.mutate({ file })
  }
  return (
    <Section title={t('accounts.transferTitle')} sentence={t('accounts.transferSentence')}>
      <DropZone
        label={t('accounts.import')}
        activeLabel={t('accounts.importActive')}
        accept={{ 'application/json': ['.json'] }}
        multiple={false}
        disabled={imported.isPending}
        onFiles={(files) => void importFiles(files)}
        onRejected={() => notifyFailure({ title: t('accounts.importRejected') })}
      />
      <div>
        <Button size="xs" variant="default" onClick={() => exported.mutate({})}>
          {t('accounts.export')}
        </Button>
      </div>
    </Section>
  )
}
