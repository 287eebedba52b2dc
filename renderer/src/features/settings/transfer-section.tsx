import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ComingSettings } from '#core/contract/settings'
import { useGrantedFile } from '../../bridge/granted-files.ts'
import { mutation } from '../../bridge/mutation.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { notifyDone, notifyFailure } from '../../ui/notices/notify.tsx'
import { Section } from '../../ui/section.tsx'
import { ComingSettingsDialog } from './coming-settings.tsx'

/** Looks into a settings file and, when its person agrees, brings in what it holds. */
const useImport = () => {
  const words = useFailureWords()
  const file = useGrantedFile()
  const looked = useMutation({ ...mutation('settings.readFile'), onError: file.end })
  const leave = () => {
    looked.reset()
    file.end()
  }
  const imported = useMutation({
    ...mutation('settings.importFile'),
    onSuccess: (came) => {
      leave()
      notifyDone((t) => ({ title: t('settingsFile.imported'), sentence: sentenceOf(came, t) }))
    },
  })
  const look = async ([dropped]: File[]) => {
    if (dropped === undefined) return
    const granted = await file.grant(dropped)
    if (!granted.ok) return notifyFailure(() => words(granted.failure))
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

const sentenceOf = ({ workspaces, exports }: ComingSettings, t: TFunction): string => {
  const parts = workspaces.flatMap((workspace) => workspace.parts)
  const settings = [...parts.filter(({ part }) => part !== 'account'), ...exports]
  const counted = {
    workspaces: workspaces.filter(({ standing }) => standing === 'new').length,
    added: settings.filter(({ change }) => change === 'new').length,
    replaced: settings.filter(({ change }) => change === 'replaced').length,
    passwords: parts.filter(({ part, change }) => part === 'account' && change === 'new').length,
  }
  return (['workspaces', 'added', 'replaced', 'passwords'] as const)
    .filter((name) => counted[name] > 0)
    .map((name) => t(`settingsFile.${name}`, { count: counted[name] }))
    .join(' ')
}

export const TransferSection = () => {
  const { t } = useTranslation()
  const importing = useImport()
  const exported = useMutation({
    ...mutation('settings.exportFile'),
    onSuccess: (saved) => {
      if (saved === null) return
      notifyDone((t) => ({
        title: t('settingsFile.exported'),
        sentence: t('settingsFile.exportedTo', { file: saved.file }),
      }))
    },
  })
  return (
    <Section title={t('settingsFile.title')} sentence={t('settingsFile.sentence')}>
      <DropZone
        label={t('settingsFile.import')}
        activeLabel={t('settingsFile.importActive')}
        accept={{ 'application/json': ['.json'] }}
        multiple={false}
        disabled={importing.isBusy}
        onFiles={importing.look}
        onRejected={() => notifyFailure((t) => ({ title: t('settingsFile.importRejected') }))}
      />
      <ComingSettingsDialog
        coming={importing.coming}
        isImporting={importing.isImporting}
        onImport={importing.bringIn}
        onCancel={importing.leave}
      />
      <div>
        <Button size="xs" variant="default" onClick={() => exported.mutate({})}>
          {t('settingsFile.export')}
        </Button>
      </div>
    </Section>
  )
}
