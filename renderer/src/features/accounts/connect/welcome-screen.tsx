import { Loader, UnstyledButton } from '@mantine/core'
import {
  IconArrowRight,
  IconFlask,
  IconPlugConnected,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import { secondMs } from '#core/time'
import { usePainted } from '../../../bridge/use-painted.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { clock } from '../../../ui/timing/clock.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import classes from './welcome-screen.module.css'

interface ChoiceProps {
  readonly icon: TablerIcon
  readonly title: string
  readonly sentence: ReactNode
  readonly busy?: boolean
  readonly disabled: boolean
  readonly autoFocus?: boolean
  readonly onClick: () => void
}

const Choice = (props: ChoiceProps) => {
  const { icon: Icon, title, sentence, busy = false, disabled, autoFocus = false, onClick } = props
  return (
    <UnstyledButton
      className={classes['choice']}
      disabled={disabled}
      data-autofocus={autoFocus || undefined}
      ref={(button: HTMLButtonElement | null) => {
        if (autoFocus) button?.focus()
      }}
      onClick={onClick}
    >
      <Icon className={classes['icon']} size={26} stroke={1.4} aria-hidden />
      <span className={classes['words']}>
        <span className={classes['choiceTitle']}>{title}</span>
        <span className={classes['choiceSentence']}>{sentence}</span>
      </span>
      {busy ? <Loader size={18} /> : <IconArrowRight size={18} stroke={1.6} aria-hidden />}
    </UnstyledButton>
  )
}

const slowMs = 5 * secondMs

/** A demo whose server takes its time has not failed: it is waited for, and that is said. */
const Opening = () => {
  const { t } = useTranslation()
  const [slowAt] = useState(() => clock.now() + slowMs)
  const isSlow = useNow(secondMs, slowAt) >= slowAt
  return t(isSlow ? 'welcome.openingSlowly' : 'welcome.opening')
}

interface Props {
  readonly onDemo: () => void
  readonly opening: boolean
  readonly failure: Failure | null
  readonly onConnect: () => void
  /** Whoever has joined goes on with the CRM. */
  readonly isInTeam: boolean
  /** Null for whoever is in a team already. */
  readonly onJoin: (() => void) | null
}

/** The first start, or a start without any workspace. */
export const WelcomeScreen = ({ onDemo, opening, failure, onConnect, isInTeam, onJoin }: Props) => {
  const { t } = useTranslation()
  usePainted('welcome')
  return (
    <section className={classes['welcome']} aria-labelledby="welcome-title">
      <div className={classes['body']}>
        <h1 id="welcome-title" className={classes['title']}>
          {t('welcome.title')}
        </h1>
        <p className={classes['sentence']}>{t(isInTeam ? 'welcome.inTeam' : 'welcome.sentence')}</p>
        {failure && <FailureNotice failure={failure} />}
        <fieldset className={classes['choices']} aria-label={t('welcome.choices')}>
          <Choice
            icon={IconFlask}
            title={t('welcome.demo')}
            sentence={opening ? <Opening /> : t('welcome.demoSentence')}
            busy={opening}
            disabled={opening}
            autoFocus={!isInTeam}
            onClick={onDemo}
          />
          <Choice
            icon={IconPlugConnected}
            title={t('welcome.connect')}
            sentence={t('welcome.connectSentence')}
            disabled={opening}
            autoFocus={isInTeam}
            onClick={onConnect}
          />
          {onJoin !== null && (
            <Choice
              icon={IconUsersGroup}
              title={t('welcome.join')}
              sentence={t('welcome.joinSentence')}
              disabled={opening}
              onClick={onJoin}
            />
          )}
        </fieldset>
      </div>
    </section>
  )
}
