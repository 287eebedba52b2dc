import type { TFunction } from 'i18next'
import { toUnitType } from '#core/api/unit-type'
import type { MediaTarget } from '#core/media/shown/media-target'
import type { PlaceIndex } from '../place-index.ts'
import type { CoverageScope } from './coverage-scope.ts'

const typeWords = (t: TFunction, code: number): string => {
  const type = toUnitType(code)
  return type === null ? t('prices.unknownCode', { code }) : t(`prices.type.${type}`)
}

export const scopeWords = (t: TFunction, scope: CoverageScope): string =>
  typeof scope === 'number' ? typeWords(t, scope) : t(`media.coverage.scope.${scope}`)

/** Floors and buildings are types of their own. */
export const typeOfPlace = (
  t: TFunction,
  { units }: Pick<PlaceIndex, 'units'>,
  target: MediaTarget,
): string => {
  if (target.kind !== 'unit') return t(`media.coverage.type.${target.kind}`)
  const code = units.get(target.id)?.typeCode ?? null
  return code === null ? '' : typeWords(t, code)
}
