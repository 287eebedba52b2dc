import { useTranslation } from 'react-i18next'
import type { Span } from '#core/leads/archive/spans'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import classes from './archive.module.css'

const mostNamed = 3

/** Time of which nobody knows the leads: never to be taken for time without any. */
export const LostStrip = ({ lost }: { readonly lost: readonly Span[] }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (lost.length === 0) return null
  // The newest is what a person asks about.
  const named = lost.slice(-mostNamed).reverse()
  return (
    <ul className={classes['lost']} aria-label={t('leads.archive.lost')}>
      {named.map(({ from, to }) => (
        <li key={from}>
          <Marked mark={['dottedRing', 'bad']}>
            {t('leads.gap.lost', { from: formats.dateTime(from), to: formats.dateTime(to) })}
          </Marked>
        </li>
      ))}
      {lost.length > named.length && (
        <li>{t('leads.archive.moreLost', { count: lost.length - named.length })}</li>
      )}
    </ul>
  )
}
