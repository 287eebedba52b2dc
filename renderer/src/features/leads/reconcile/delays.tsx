import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fromJson, type Json } from '#core/json'
import { delayBoundsMs, type Delays as Measured } from '#core/leads/archive/measure-delays'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useSpanWords } from '../use-span-words.ts'
import classes from './reconcile.module.css'

interface Props {
  readonly measured: Json<Measured>
}

/** How long leads take from the site to the CRM. */
export const Delays = ({ measured }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { delayOf, lengthOf } = useSpanWords()
  const delays = useMemo(() => fromJson(measured), [measured])
  const most = Math.max(1, ...delays.histogram)
  const boundWords = (at: number): string => {
    const bound = delayBoundsMs[at]
    const before = delayBoundsMs[at - 1]
    if (bound !== null && bound !== undefined) {
      return t('leads.delay.below', { length: lengthOf(bound) })
    }
    return t('leads.delay.above', { length: lengthOf(before ?? 0) })
  }
  return (
    <section className={classes['delays']} aria-label={t('leads.delay.label')}>
      <dl className={classes['delayFigures']}>
        {(['medianMs', 'longMs', 'worstMs'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`leads.delay.${figure}`)}</dt>
            <dd>{delayOf(delays[figure])}</dd>
          </div>
        ))}
      </dl>
      {delays.earlyCount > 0 && (
        <p className={classes['told']}>
          {t('leads.delay.earlyCount', { count: delays.earlyCount })}
        </p>
      )}
      <details className={classes['times']}>
        <summary>{t('leads.delay.histogram')}</summary>
        <ul className={classes['histogram']} aria-label={t('leads.delay.histogram')}>
          {delays.histogram.map((count, at) => (
            <li key={boundWords(at)}>
              <span>{boundWords(at)}</span>
              <span className={classes['track']} aria-hidden>
                <span style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span className={classes['number']}>{formats.integer(count)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
