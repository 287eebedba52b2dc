import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { NoFit } from '#core/prices/premiums/fit-premiums'
import type { ReadPremiums } from '#core/prices/premiums/read-premiums'
import { useFormats } from '../../../i18n/formats-context.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { tenthsOfPercent } from './premium-words.ts'
import classes from './premiums-panel.module.css'
import type { ShowUnits } from './units-dialog.tsx'

/** Why the medians of layouts must do. */
export const Unfitted = ({ found }: { readonly found: NoFit }) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  return (
    <EmptyState
      icon={IconScale}
      title={t(`premiums.${found.kind}`)}
      sentence={
        found.kind === 'tooFew'
          ? t('premiums.tooFewSentence', { count: found.homes })
          : t('premiums.tooUnevenSentence', { spread: tenthsOfPercent(found.sigma, locale) })
      }
    />
  )
}

/** Nobody answers any more: it is said, and can be asked once more. */
export const Unanswered = ({ onAskAgain }: { readonly onAskAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconScale}
      title={t('premiums.unanswered')}
      sentence={t('premiums.unansweredSentence')}
    >
      <Button onClick={onAskAgain}>{t('premiums.askAgain')}</Button>
    </EmptyState>
  )
}

interface Props {
  readonly read: ReadPremiums
  readonly onShowUnits: ShowUnits
}

/** What the premiums are told from, and what had to be left out. */
export const Summary = ({ read: { homes, leftOut, found }, onShowUnits }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { withoutArea, withoutPrice, withoutFacing, unknownFloors } = leftOut
  const counted: readonly (readonly [words: string, ids: readonly UnitId[]])[] = [
    [t('premiums.withoutArea', { count: withoutArea.length }), withoutArea],
    [t('premiums.withoutPrice', { count: withoutPrice.length }), withoutPrice],
    [t('premiums.withoutFacing', { count: withoutFacing.length }), withoutFacing],
  ]
  return (
    <div className={classes['summary']}>
      {found.kind === 'found' && (
        <p>
          {t('premiums.sentence', { count: homes, spread: tenthsOfPercent(found.sigma, locale) })}
        </p>
      )}
      <p className={classes['dimmed']}>
        {counted
          .filter(([, ids]) => ids.length > 0)
          .map(([words, ids]) => (
            <span key={words}>
              <button
                type="button"
                className={classes['unit']}
                onClick={() => onShowUnits({ ids, title: words })}
              >
                {words}
              </button>{' '}
            </span>
          ))}
        {found.kind === 'found' && withoutFacing.length > 0 && `${t('premiums.withoutFacingWhy')} `}
        {unknownFloors.length > 0 &&
          `${t('premiums.unknownFloors', {
            count: unknownFloors.length,
            floors: unknownFloors.join(', '),
          })} `}
        {t('premiums.limits')}
      </p>
    </div>
  )
}
