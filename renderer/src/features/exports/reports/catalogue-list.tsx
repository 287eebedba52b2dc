import { useTranslation } from 'react-i18next'
import { catalogue } from '#core/exports/reports/catalogue'
import { markClasses } from '../../../ui/mark.ts'
import shared from '../exports.module.css'
import classes from './empty-reports.module.css'
import { exportTitle } from './wanted-words.ts'

/** Every export that is known, and what is in it. */
export const CatalogueList = () => {
  const { t } = useTranslation()
  return (
    <section aria-label={t('exports.ready.catalogue')}>
      <h2 className={classes['title']}>{t('exports.ready.catalogue')}</h2>
      <dl className={classes['catalogue']}>
        {catalogue.map(({ name, isSpecified, successor }) => (
          <div key={name}>
            <dt>{exportTitle(t, name)}</dt>
            <dd>
              {t(`exports.holds.${name}`)}
              {!isSpecified && (
                <span className={shared['dim']}> {t('exports.editor.beyondHint')}</span>
              )}
              {successor && (
                <>
                  <br />
                  <span className={markClasses('warning', 'waiting')}>
                    {t('exports.editor.successor', { name: exportTitle(t, successor) })}
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
