import type { TFunction } from 'i18next'
import type { CoverageCell } from './coverage-table.ts'

export const cellWords = (t: TFunction, { state, pictures }: CoverageCell): string =>
  pictures !== null && pictures > 0
    ? t('media.coverage.pictures', { count: pictures })
    : t(`media.coverage.state.${state}`)
