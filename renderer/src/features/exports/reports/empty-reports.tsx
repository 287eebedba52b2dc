import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { catalogue } from '#core/exports/reports/catalogue'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { scheduleWords } from '../../../ui/schedule/schedule-words.ts'
import shared from '../exports.module.css'
import type { ExportsDesk } from '../exports-desk.ts'
import classes from './empty-reports.module.css'
import { exportTitle } from './export-title.ts'
import { type ReadyReport, readyReportNames, scheduleOfReady } from './ready-reports.ts'
import { useReportActs } from './use-report-acts.ts'

/** Every export that is known, and what is in it. */
const CatalogueList = () => {
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

/** Offers the reports that most people want, each with one click, where there are none yet. */
export const EmptyReports = ({ desk }: { readonly desk: ExportsDesk }) => {
  const { t } = useTranslation()
  return (
    <section className={classes['place']} aria-label={t('exports.ready.label')}>
      <h2 className={classes['title']}>{t('exports.ready.heading')}</h2>
      <p className={classes['sentence']}>{t('exports.ready.sentence')}</p>
      <ul className={classes['cards']}>
        {readyReportNames.map((name) => (
          <Card key={name} desk={desk} name={name} />
        ))}
      </ul>
      <Button
        className={classes['another'] ?? ''}
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => desk.go({ kind: 'editor', reportId: null, like: null })}
      >
        {t('exports.ready.another')}
      </Button>
      <CatalogueList />
    </section>
  )
}

interface CardProps {
  readonly desk: ExportsDesk
  readonly name: ReadyReport
}

const Card = ({ desk, name }: CardProps) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const acts = useReportActs(desk)
  const title = t(`exports.ready.${name}.title`)
  return (
    <li className={classes['card']}>
      <div>
        <h3 className={classes['name']}>{title}</h3>
        <p className={classes['about']}>{t(`exports.ready.${name}.sentence`)}</p>
        <p className={shared['dim']}>{scheduleWords(scheduleOfReady(name), { t, locale })}</p>
      </div>
      <div className={classes['acts']}>
        <Button
          size="xs"
          aria-label={t('exports.ready.addNamed', { name: title })}
          disabled={acts.isBusy}
          onClick={() => acts.addReady(name)}
        >
          {t('exports.ready.add')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('exports.ready.changeNamed', { name: title })}
          onClick={() => desk.go({ kind: 'editor', reportId: null, like: name })}
        >
          {t('exports.ready.change')}
        </Button>
      </div>
    </li>
  )
}
