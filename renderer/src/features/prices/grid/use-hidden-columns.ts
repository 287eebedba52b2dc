import { useCallback, useMemo } from 'react'
import type { Pricelist } from '#core/contract/prices'
import { useKept } from '../../../ui/kept.ts'
import { attributePrefix } from './attribute-columns.ts'

const parse = (kept: unknown): string[] | null =>
  Array.isArray(kept) && kept.every((column) => typeof column === 'string') ? kept : null

/** Which columns a person does not want to see in a project; until they choose, the pricelist decides. */
export const useHiddenColumns = (pricelist: Pricelist | null | undefined) => {
  const [kept, keep] = useKept<string[] | null>({
    key: `columns:${pricelist?.projectId ?? 'none'}`,
    parse,
    otherwise: null,
  })
  const types = pricelist?.attributeTypes
  const hidden = useMemo(() => {
    const notInPricelist = (types ?? [])
      .filter(({ showInPricelist }) => !showInPricelist)
      .map(({ key }) => `${attributePrefix}${key}`)
    return new Set(kept ?? notInPricelist)
  }, [kept, types])
  const hide = useCallback((columns: ReadonlySet<string>) => keep([...columns]), [keep])
  const reset = useCallback(() => keep(null), [keep])
  return { hidden, hide, reset }
}
