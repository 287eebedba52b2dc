import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { grantFiles } from '../../bridge/grant-files.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone, notifyFailure } from '../../ui/notices/notify.ts'

/** Looks into a settings file and, when its person agrees, brings in what it holds. */
export const useImport = () => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const looked = useMutation(mutation('accounts.readSettingsFile'))
  const imported = useMutation({
    ...mutation('accounts.importSettings'),
    onSuccess: ({ workspaces, accounts }) => {
      looked.reset()
      notifyDone({
        title: t('accounts.imported'),
        sentence: [
          t('accounts.importedWorkspaces', { count: workspaces }),
          t('accounts.importedPasswords', { count: accounts }),
        ].join(' '),
      })
    },
  })
  const look = async (files: File[]) => {
    const granted = await grantFiles(files)
    if (!granted.ok) return notifyFailure(words(granted.failure))
    const [file] = granted.value
    if (file !== undefined) looked.mutate({ file })
  }
  return {
    coming: looked.data ?? null,
    isBusy: looked.isPending || imported.isPending,
    isImporting: imported.isPending,
    look: (files: File[]) => void look(files),
    bringIn: () => looked.variables && imported.mutate(looked.variables),
    leave: looked.reset,
  }
}
