import { notifyDone } from '../../ui/notices/notify.tsx'

/** Says under which name a file was saved; null where a person has closed the dialog without saving. */
export const notifySaved = (saved: { readonly fileName: string } | null): void => {
  if (saved !== null) notifyDone((t) => ({ title: t('tables.saved', { file: saved.fileName }) }))
}
