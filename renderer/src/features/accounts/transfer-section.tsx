import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { useGrantedFile } from '../../bridge/granted-files.ts'
import { mutation } from '../../bridge/mutation.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import { notifyDone, notifyFailure } from '../../ui/notices/notify.ts'
import { Section } from '../../ui/section.tsx'
import { ImportPreview } from './import-preview.tsx'

/** Looks into a settings file and, when its person agrees, brings in what it holds. */
const useImport = () => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const file = useGrantedFile()
  const looked = useMutation({ ...mutation('accounts.readSettingsFile'), onError: file.end })
  const leave = () => {
    looked.reset()
    file.end()
  }
  const imported = useMutation({
    ...mutation('accounts.importSettings'),
    onSuccess: ({ workspaces, accounts }) => {
      leave()
      notifyDone({
        title: t('accounts.imported'),
        sentence: [
          t('accounts.importedWorkspaces', { count: workspaces }),
          t('accounts.importedPasswords', { count: accounts }),
        ].join(' '),
      })
    },
  })
  const look = async ([dropped]: File[]) => {
    if (dropped === undefined) return
    const granted = await file.grant(dropped)
    if (!granted.ok) return notifyFailure(words(granted.failure))
    looked.mutate({ file: granted.value })
  }
  return {
    coming: looked.data ?? null,
    isBusy: looked.isPending || imported.isPending,
    isImporting: imported.isPending,
    look: (files: File[]) => void look(files),
    bringIn: () => looked.variables && imported.mutate(looked.variables),
    leave,
  }
}

export const TransferSection = () => {
  const { t } = useTranslation()
  const importing = useImport()
  const exported = useMutation({
    ...mutation('accounts.exportSettings'),
    onSuccess: (saved) => {
      if (saved === null) return
      const sentence = t('accounts.exportedTo', { file: saved.file })
      notifyDone({ title: t('accounts.exported'), sentence })
    },
  })
  return (
    <Section title={t('accounts.transferTitle')} sentence={t('accounts.transferSentence')}>
      <DropZone
        label={t('accounts.import')}
        activeLabel={t('accounts.importActive')}
        accept={{ 'application/json': ['.json'] }}
        multiple={false}
        disabled={importing.isBusy}
        onFiles={importing.look}
        onRejected={() => notifyFailure({ title: t('accounts.importRejected') })}
      />
      <ImportPreview
        coming={importing.coming}
        isImporting={importing.isImporting}
        onImport={importing.bringIn}
        onCancel={importing.leave}
      />
      <div>
        <Button size="xs" variant="default" onClick={() => exported.mutate({})}>
          {t('accounts.export')}
        </Button>
      </div>
    </Section>
  )
}
