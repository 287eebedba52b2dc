import type { TFunction } from 'i18next'
import { notifyDone } from '../../ui/notices/notify.ts'

/** Says under which name a file was saved; null where a person has closed the dialog without saving. */
export const notifySaved =
  (t: TFunction) =>
  (saved: { readonly fileName: string } | null): void => {
    if (saved !== null) notifyDone({ title: t('tables.saved', { file: saved.fileName }) })
  }
