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

export const useKeptLetterhead = (workspaceId: WorkspaceId) =>
  useKept({ key: `priceList:${workspaceId}`, parse: parseLetterhead, otherwise: none })
