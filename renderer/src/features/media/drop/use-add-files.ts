import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ProjectKey } from '#core/ids'
import { endFiles, grantFiles } from '../../../bridge/granted-files.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { notifyFailure } from '../../../ui/notices/notify.tsx'
import { pathOfFile } from './path-of-file.ts'

/** Hands files and folders over to main, which looks at them. */
export const useAddFiles = (of: ProjectKey) => {
  const words = useFailureWords()
  const { mutate } = useMutation({
    ...mutation('media.addFiles'),
    onSettled: (_started, _error, { dropped }) => endFiles(dropped.map(({ file }) => file)),
  })
  return useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0) return
      const granted = await grantFiles(files)
      if (!granted.ok) return notifyFailure(() => words(granted.failure))
      const dropped = granted.value.flatMap((file, at) => {
        const source = files[at]
        return source ? [{ file, path: pathOfFile(source) }] : []
      })
      mutate({ ...of, dropped })
    },
    [of, mutate, words],
  )
}

/** The same file again: from another place, or as it is now where no file is given. */
export const useFindFile = () => {
  const words = useFailureWords()
  const { mutate } = useMutation({
    ...mutation('media.findFile'),
    onSettled: (_started, _error, { file }) => file !== null && endFiles([file]),
  })
  return async (fileId: Parameters<typeof mutate>[0]['fileId'], file: File | null) => {
    if (file === null) return mutate({ fileId, file: null })
    const granted = await grantFiles([file])
    if (!granted.ok) return notifyFailure(() => words(granted.failure))
    mutate({ fileId, file: granted.value[0] ?? null })
  }
}
