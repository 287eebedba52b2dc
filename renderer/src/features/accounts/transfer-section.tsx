import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import { notifyDone, notifyFailure } from '../../ui/notices/notify.ts'
import { Section } from '../../ui/section.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImport } from './use-import.ts'

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
