import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { Trouble } from '#core/exports/alarms/trouble'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { Section } from '../../../ui/section.tsx'
import dashboard from '../dashboard/dashboard.module.css'
import { markOfStep, stepWords } from '../dashboard/step-words.ts'
import settings from '../settings/settings-dialog.module.css'

type Props = Pick<OutputOf<'exports.readAlarms'>, 'alarms' | 'messages'>

/** More are counted: where they are shown in full is elsewhere. */
const shownAlarms = 5

/** What fails now, and how the last messages about it fared. */
export const AlarmsState = ({ alarms, messages }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const ofFailure = useFailureWords()
  const say = useTroubleWords()
  const more = alarms.length - shownAlarms
  return (
    <Section title={t('exports.alarms.now')}>
      <div role="status">
        {alarms.length === 0 && (
          <p className={settings['use']}>
            <span className={markClasses('check', 'good')}>{t('exports.alarms.allClear')}</span>
          </p>
        )}
        <ul className={dashboard['steps']}>
          {alarms.slice(0, shownAlarms).map(({ trouble, beganAt }) => (
            <li key={trouble.key}>
              <span className={markClasses('cross', 'bad')}>
                {say(trouble)} {t('exports.alarms.since', { at: formats.dateTime(beganAt) })}
              </span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className={settings['use']}>{t('exports.alarms.more', { count: more })}</p>}
      </div>
      {messages.length > 0 && (
        <ul className={dashboard['steps']} aria-label={t('exports.alarms.messages')}>
          {messages.map(({ id, stateAt, ...message }) => (
            <li key={id}>
              <span className={markOfStep(message)}>
                {stepWords({ ...message, at: stateAt }, { t, formats, ofFailure })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const useTroubleWords = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (trouble: Trouble): string => {
    const { workspace } = trouble
    switch (trouble.kind) {
      case 'report':
        return t('exports.alarms.trouble.report', {
          workspace,
          report: trouble.report,
          count: trouble.failures,
        })
      case 'backup':
        return t('exports.alarms.trouble.backup', { workspace, count: trouble.failures })
      case 'lead':
        return t(`exports.alarms.trouble.${trouble.status}`, {
          workspace,
          at: formats.dateTime(trouble.at),
        })
      case 'silence':
        return t('exports.alarms.trouble.silence', {
          workspace,
          at: formats.dateTime(trouble.since),
        })
      case 'account':
        return t('exports.alarms.trouble.account', { workspace, account: trouble.account })
      case 'disk':
        return t(`exports.alarms.trouble.${trouble.isFull ? 'diskFull' : 'disk'}`, { workspace })
    }
  }
}
