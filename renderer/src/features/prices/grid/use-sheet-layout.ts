import { useMemo } from 'react'
import type { Pricelist } from '#core/contract/prices'
import { useKept } from '../../../ui/kept.ts'
import type { SheetLayout } from '../../../ui/sheet/sheet-props.ts'

const parse = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** How a person has put the columns of a project: their order, widths, and what is pinned. */
export const useSheetLayout = (pricelist: Pricelist | null | undefined): SheetLayout => {
  const [kept, keep] = useKept<string | null>({
    key: `layout:${pricelist?.projectId ?? 'none'}`,
    parse,
    otherwise: null,
  })
  return useMemo(() => ({ kept, keep }), [kept, keep])
}
