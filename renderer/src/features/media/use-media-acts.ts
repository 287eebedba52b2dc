import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/media-file'
import { mutation } from '../../bridge/mutation.ts'
import { notifyWithActs } from '../../ui/notify-with-acts.tsx'
import { movedBefore } from './list/moved-before.ts'
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
  const { t } = useTranslation()
  const placing = usePlacing({ index, all, undo })
  const { mutate: removeFiles } = useMutation(mutation('media.removeFiles'))
  const { mutate: restoreFiles } = useMutation(mutation('media.restoreFiles'))
  const { mutate: allowFiles } = useMutation(mutation('media.allowFiles'))
  const { mutate: moveFiles } = useMutation(mutation('media.moveFiles'))
  const { mutate: nameFile } = useMutation(mutation('media.nameFile'))
  const { mutate: retryUploads } = useMutation(mutation('media.retryUploads'))
  const { mutate: cancelUploads } = useMutation(mutation('media.cancelUploads'))
  const { mutate: putBack } = useMutation(mutation('media.putBack'))
  const { mutate: settle } = useMutation(mutation('media.settleUpload'))
  return {
    ...placing,
    remove: (files: readonly MediaFile[]) =>
      removeFiles(
        { files: idsOf(files) },
        {
          onSuccess: () => {
            const run = undo.keep(() => restoreFiles({ files: idsOf(files) }))
            notifyWithActs({
              title: t('media.acts.removed', { count: files.length }),
              tone: 'done',
              acts: [{ label: t('media.undo'), run }],
            })
          },
        },
      ),
    allow: (files: readonly MediaFile[], isAllowed: boolean) => {
      const allow = (isOn: boolean, onSuccess: () => void) =>
        allowFiles({ files: idsOf(files), isAllowed: isOn }, { onSuccess })
      allow(isAllowed, () => void undo.keep(() => allow(!isAllowed, () => undefined)))
    },
    /** One step up or down for all of them. */
    move: (files: readonly MediaFile[], by: 'up' | 'down') => {
      const before = movedBefore(idsOf(all), new Set(idsOf(files)), by)
      if (before !== undefined) moveFiles({ files: idsOf(files), before })
    },
    moveBefore: (files: readonly MediaFile[], before: MediaFileId) => {
      if (!files.some(({ id }) => id === before)) moveFiles({ files: idsOf(files), before })
    },
    name: (file: MediaFile, name: string | null) => nameFile({ fileId: file.id, name }),
    retry: (files: readonly MediaFile[]) =>
      retryUploads({
        uploads: files.flatMap(({ uploads }) => uploads.filter(mayRetry).map(({ id }) => id)),
      }),
    cancel: (file: MediaFile) =>
      cancelUploads({
        uploads: file.uploads.flatMap(({ id, state }) =>
          state.kind === 'queued' || state.kind === 'sending' ? [id] : [],
        ),
      }),
    putBack,
    settle,
  }
}

export type MediaActs = ReturnType<typeof useMediaActs>
