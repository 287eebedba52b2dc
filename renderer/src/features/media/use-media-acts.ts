import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { mutation } from '../../bridge/mutation.ts'
import { notifyWithActs } from '../../ui/notices/notify-with-acts.tsx'
import { useOrdering } from './files/use-ordering.ts'
import type { MediaDesk } from './media-desk.ts'
import { usePlacing } from './placing/use-placing.ts'
import { mayRetry } from './queue/may-retry.ts'
import type { Undo } from './use-undo.ts'

const idsOf = (files: readonly MediaFile[]): MediaFileId[] => files.map(({ id }) => id)

/** What a person does with files of the list. */
export const useMediaActs = (
  { files: all, index }: Pick<MediaDesk, 'files' | 'index'>,
  undo: Undo,
) => {
  const placing = usePlacing({ index, undo })
  const { mutate: removeFiles } = useMutation(mutation('media.removeFiles'))
  const { mutate: restoreFiles } = useMutation(mutation('media.restoreFiles'))
  const { mutate: allowFiles } = useMutation(mutation('media.allowFiles'))
  const ordering = useOrdering(all, undo)
  const { mutate: nameFile } = useMutation(mutation('media.nameFile'))
  const { mutate: retryUploads } = useMutation(mutation('media.retryUploads'))
  const { mutate: cancel } = useMutation(mutation('media.cancelUploads'))
  const { mutate: pause } = useMutation(mutation('media.pauseUploads'))
  const { mutate: resume } = useMutation(mutation('media.resumeUploads'))
  const { mutate: putBack } = useMutation(mutation('media.putBack'))
  const { mutate: settle } = useMutation(mutation('media.settleUpload'))
  return {
    ...placing,
    remove: (files: readonly MediaFile[]) =>
      removeFiles(
        { files: idsOf(files) },
        {
          onSuccess: ({ removed }) => {
            const stay = files.length - removed.length
            const sentence = (t: TFunction) =>
              stay > 0 ? t('media.acts.stay', { count: stay }) : ''
            if (removed.length === 0) {
              notifyWithActs((t) => ({ title: sentence(t), tone: 'attention', acts: [] }))
              return
            }
            const run = undo.keep(() => restoreFiles({ files: removed }))
            notifyWithActs((t) => ({
              title: t('media.acts.removed', { count: removed.length }),
              sentence: sentence(t),
              tone: stay > 0 ? 'attention' : 'done',
              acts: [{ label: t('media.undo'), run }],
            }))
          },
        },
      ),
    allow: (files: readonly MediaFile[], isAllowed: boolean) => {
      const allow = (isOn: boolean, onSuccess: () => void) =>
        allowFiles({ files: idsOf(files), isAllowed: isOn }, { onSuccess })
      allow(isAllowed, () => void undo.keep(() => allow(!isAllowed, () => undefined)))
    },
    ...ordering,
    name: (file: MediaFile, name: string | null) => {
      const rename = (to: string | null, onSuccess: () => void) =>
        nameFile({ fileId: file.id, name: to }, { onSuccess })
      rename(name, () => void undo.keep(() => rename(file.name, () => undefined)))
    },
    retry: (files: readonly MediaFile[]) =>
      retryUploads({
        uploads: files.flatMap(({ uploads }) => uploads.filter(mayRetry).map(({ id }) => id)),
      }),
    cancel,
    pause,
    resume,
    putBack,
    settle,
  }
}

export type MediaActs = ReturnType<typeof useMediaActs>
