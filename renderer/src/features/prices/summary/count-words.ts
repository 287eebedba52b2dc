import type { TFunction } from 'i18next'
import type { ComparedFigures } from '#core/prices/pricelist/summarise-prices'

/** How many prices a draft raises, lowers and sets for the first time; empty where it does none of it. */
export const countWords = (
  figures: Pick<ComparedFigures, 'raised' | 'lowered' | 'added'>,
  t: TFunction,
): string =>
  (['raised', 'lowered', 'added'] as const)
    .flatMap((way) => (figures[way] > 0 ? [t(`totals.${way}`, { count: figures[way] })] : []))
    .join(', ')
