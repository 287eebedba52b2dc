import { useMemo } from 'react'
import type { WorkspaceId } from '#core/ids'
import { useKept } from '../../../ui/kept.ts'

/** What stands above and below the list, from one list to the next. */
export interface Letterhead {
  /** A picture as a data address; null where none was chosen. */
  readonly logo: string | null
  readonly note: string
}

const none: Letterhead = { logo: null, note: '' }

const parseLetterhead = (kept: unknown): Letterhead | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const { logo, note } = kept as Partial<Record<keyof Letterhead, unknown>>
  return {
    logo: typeof logo === 'string' && logo.startsWith('data:image/') ? logo : null,
    note: typeof note === 'string' ? note : '',
  }
}

const parseNote = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** The note is kept apart from the logo, which would else be written again with every letter. */
export const useKeptLetterhead = (workspaceId: WorkspaceId) => {
  const [first, keep] = useKept({
    key: `priceList:${workspaceId}`,
    parse: parseLetterhead,
    otherwise: none,
  })
  const [note, keepNote] = useKept({
    key: `priceListNote:${workspaceId}`,
    parse: parseNote,
    // Earlier versions kept both together.
    otherwise: first.note,
  })
  const { logo } = first
  return {
    letterhead: useMemo((): Letterhead => ({ logo, note }), [logo, note]),
    keepLogo: (next: string | null) => keep({ ...first, logo: next }),
    keepNote,
  }
}
