import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Connection } from '#core/contract/accounts'
import type { Failure } from '#core/contract/failure'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { mutation } from '../../bridge/mutation.ts'
import { Notice } from '../../ui/notice.tsx'

interface Props {
  readonly connection: Connection | null
  readonly failure: Failure | null
  readonly onKeepForThisRun: () => void
}

const KeychainMissing = ({ onKeepForThisRun }: Pick<Props, 'onKeepForThisRun'>) => {
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

/** What the server or the keychain said, right where it was asked. */
export const ConnectOutcome = ({ connection, failure, onKeepForThisRun }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  if (failure?.kind === 'keychain') return <KeychainMissing onKeepForThisRun={onKeepForThisRun} />
  if (failure) return <Notice tone="failure" {...words(failure)} />
  if (!connection) return null
  const developer = connection.developerName
  const projects = t('connect.testedProjects', { count: connection.projects.length })
  return (
    <Notice
      tone="success"
      title={t('connect.testedTitle')}
      sentence={
        developer === null ? projects : `${t('connect.testedDeveloper', { developer })} ${projects}`
      }
      nextStep={connection.projects.map(({ name }) => name).join(' · ')}
    />
  )
}
