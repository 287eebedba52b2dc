import { useEffect, useState } from 'react'
import type { Result } from '#core/contract/failure'
import type { InputOf } from '#core/contract/index'
import type { FileToken } from '#core/ids'
import { call } from './call.ts'

/** Turns dropped or picked files into tokens; their paths stay outside the page. Whoever asks for them ends them. */
export const grantFiles = (files: readonly File[]): Promise<Result<FileToken[]>> =>
  window.unitdesk.grantFiles([...files])

/** What the files were picked for is over: main forgets their paths. */
export const endFiles = (tokens: InputOf<'app.endFiles'>['files']): void => {
  if (tokens.length > 0) void call('app.endFiles', { files: tokens })
}

const heldFiles = () => {
  const held = new Set<FileToken>()
  let isLeft = false
  const end = (tokens: readonly FileToken[]) =>
    endFiles(tokens.filter((token) => held.delete(token)))
  const hold = (tokens: readonly FileToken[]) => {
    for (const token of tokens) held.add(token)
    if (isLeft) end(tokens)
  }
  return {
    grant: async (files: readonly File[]): Promise<Result<FileToken[]>> => {
      const granted = await grantFiles(files)
      if (granted.ok) hold(granted.value)
      return granted
    },
    hold,
    end,
    endAll: () => end([...held]),
    /** Holds tokens until what this answers is called. */
    stay: () => {
      isLeft = false
      return () => {
        isLeft = true
        end([...held])
      }
    },
  }
}

/** The files that a part of the screen is about: their tokens end at the latest when it is left. */
export const useGrantedFiles = () => {
  const [files] = useState(heldFiles)
  useEffect(() => files.stay(), [files])
  return files
}

/** The one file that a form or a dialog is about: its token ends with another one, or when this is left. */
export const useGrantedFile = () => {
  const { grant, hold, endAll } = useGrantedFiles()
  const [file] = useState(() => ({
    grant: async (given: File): Promise<Result<FileToken>> => {
      endAll()
      const granted = await grant([given])
      if (!granted.ok) return granted
      const [token] = granted.value
      if (token === undefined) throw new Error('A file was granted without a token')
      return { ok: true, value: token }
    },
    /** Takes a token that main has given by itself. */
    hold: (token: FileToken) => {
      endAll()
      hold([token])
    },
    end: endAll,
  }))
  return file
}
