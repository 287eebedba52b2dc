import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './privacy.module.css'

interface Props {
  readonly elsewhere: OutputOf<'leads.findPersonElsewhere'>
}

const runsShown = 5

/** What stays of a person besides leads, and where it is removed. */
export const PersonElsewhere = ({ elsewhere }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { places, runs, unread, copies } = elsewhere
  const dated = (some: typeof runs) =>
    some
      .slice(0, runsShown)
      .map(({ report, at }) => `${report} (${formats.dateTime(at)})`)
      .concat(some.length > runsShown ? ['…'] : [])
      .join(', ')
  const isEmpty = places.length === 0 && runs.length === 0
  return (
    <section className={classes['found']} aria-label={t('leads.person.elsewhere.title')}>
      <p className={classes['hint']}>
        {isEmpty ? t('leads.person.elsewhere.nothing') : t('leads.person.elsewhere.stays')}
      </p>
      <ul className={classes['places']}>
        {runs.length > 0 && (
          <li>{t('leads.person.elsewhere.runs', { count: runs.length, runs: dated(runs) })}</li>
        )}
        {places.map(({ place, rows }) => (
          <li key={place}>{t(`leads.person.elsewhere.place.${place}`, { count: rows })}</li>
        ))}
        {unread.length > 0 && (
          <li>
            {t('leads.person.elsewhere.unread', { count: unread.length, runs: dated(unread) })}
          </li>
        )}
        {copies.length > 0 && (
          <li>
            {t('leads.person.elsewhere.copies', {
              count: copies.length,
              dates: copies.map((at) => formats.dateTime(at)).join(', '),
            })}
          </li>
        )}
        <li>{t('leads.person.elsewhere.files')}</li>
      </ul>
    </section>
  )
}
