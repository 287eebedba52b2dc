import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '#core/api/areas'
import type { Connection } from '#core/contract/accounts'
import type { Failure } from '#core/contract/failure'
import type { InputOf } from '#core/contract/index'
import { mutation } from '../../bridge/mutation.ts'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import classes from './connect/connect-screen.module.css'

interface Props {
  readonly connection: TestedConnectionOutcome | null
  readonly failure: Failure | null
  /** Whose web interface is meant where consent has to be given there. */
  readonly server?: Extract<InputOf<'app.openLink'>, { link: 'webInterface' | 'askedServer' }>
  readonly onKeepForThisRun?: () => void
}

/** What the server or the keychain said, right where it was asked. */
export const ConnectOutcome = (props: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const { connection, failure } = props
  const isThere = failure !== null || connection !== null
  useEffect(() => {
    // On a small screen the last line of it would be below the window, or behind the buttons.
    if (isThere) place.current?.scrollIntoView({ block: 'end' })
  }, [isThere])
  if (!isThere) return null
  return (
    <div ref={place} className={classes['outcome']}>
      <Said {...props} />
    </div>
  )
}

const Said = ({ connection, failure, server, onKeepForThisRun }: Props) => {
  if (failure?.kind === 'keychain' && onKeepForThisRun) {
    return <KeychainMissing onKeepForThisRun={onKeepForThisRun} />
  }
  if (failure) return <Failed failure={failure} {...(server ? { server } : {})} />
  return connection && <TestedConnection connection={connection} />
}

const KeychainMissing = ({ onKeepForThisRun }: { readonly onKeepForThisRun: () => void }) => {
  const { t } = useTranslation()
  const help = useMutation(mutation('app.openLink'))
  return (
    <Notice
      tone="warning"
      title={t('connect.keychainTitle')}
      sentence={t('connect.keychainSentence')}
    >
      <Button size="xs" onClick={onKeepForThisRun}>
        {t('connect.keepForThisRun')}
      </Button>
      <Button size="xs" variant="default" onClick={() => help.mutate({ link: 'keychainHelp' })}>
        {t('connect.keychainHelp')}
      </Button>
    </Notice>
  )
}

type FailedProps = Pick<Props, 'server'> & {
  readonly failure: Failure
}

const Failed = ({ failure, server }: FailedProps) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const open = useMutation(mutation('app.openLink'))
  const { title, sentence, nextStep } = words(failure)
  const isUntestable = failure.kind === 'invalidInput' && failure.rule === 'untestable'
  const needsConsent = failure.kind === 'refused' && failure.about === 'consent'
  return (
    <Notice
      tone={isUntestable ? 'note' : 'failure'}
      title={title}
      sentence={sentence}
      nextStep={nextStep}
    >
      {needsConsent && server && (
        <Button size="xs" variant="default" onClick={() => open.mutate(server)}>
          {t('accounts.web')}
        </Button>
      )}
    </Notice>
  )
}

/** What the server has told of an account that it lets in. */
interface TestedConnectionOutcome extends Connection {
  readonly asked: readonly Area[]
}

interface TestedConnectionProps {
  readonly connection: TestedConnectionOutcome
}

/** What a test has told of an account that works, and what it could not tell. */
const TestedConnection = ({ connection }: TestedConnectionProps) => {
  const { t } = useTranslation()
  const { developerName: developer, projects, asked, letInto, refused } = connection
  const named = (areas: readonly Area[]) => areas.map((area) => t(`areas.${area}`)).join(', ')
  const later = asked.filter((area) => area !== refused && !letInto.includes(area))
  const sentences = [
    developer !== null && t('connect.testedDeveloper', { developer }),
    projects !== null && t('connect.testedProjects', { count: projects.length }),
    t('connect.testedAreas', { areas: named(letInto) }),
    refused !== null && t('connect.testedRefused', { area: named([refused]) }),
    later.length > 0 && t('connect.testedLater', { areas: named(later) }),
  ]
  return (
    <Notice
      tone={refused === null ? 'success' : 'note'}
      title={t('connect.testedTitle')}
      sentence={sentences.filter(Boolean).join(' ')}
      nextStep={projects?.map(({ name }) => name).join(' · ') ?? ''}
    />
  )
}
