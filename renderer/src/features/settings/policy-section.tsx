import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Policy, ReadPolicy } from '#core/policy/policy'
import { query } from '../../bridge/query.ts'
import { Section } from '../../ui/section.tsx'
import classes from './policy-section.module.css'

/** What a company has decided, in words; nothing where it has decided nothing. */
export const PolicySection = () => {
  const { t } = useTranslation()
  const policy = useQuery(query('app.readAbout', {})).data?.policy
  if (!policy) return null
  const decided = sentencesOf(t, policy.policy)
  return (
    <Section title={t('policy.title')} sentence={t('policy.sentence')}>
      <Faults {...policy} />
      {decided.length > 0 && (
        <ul className={classes['list']}>
          {decided.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Faults = ({ faults }: Pick<ReadPolicy, 'faults'>) => {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  const named = faults.filter((name) => name !== '')
  return (
    <Alert color="red" title={t('policy.brokenTitle')} maw={720}>
      <Text size="sm">
        {named.length === 0
          ? t('policy.brokenFile')
          : t('policy.brokenFields', { fields: named.join(', ') })}{' '}
        {t('policy.strict')}
      </Text>
    </Alert>
  )
}

const sentencesOf = (t: TFunction, policy: Policy): string[] => [
  ...serverSentences(t, policy),
  ...policy.off.map((feature) => t(`policy.off.${feature}`)),
  ...policy.hiddenScreens
    .filter((screen) => !(screen === 'payments' && policy.off.includes('payments')))
    .map((screen) => t('policy.hidden', { screen: t(`screens.${screen}`) })),
  ...(policy.updates === 'off' ? [t('policy.updatesOff')] : []),
  ...(policy.tray === 'off' ? [t('policy.tray')] : []),
  ...(policy.log === 'faults' ? [t('policy.log')] : []),
  ...(policy.profileFolder === null
    ? []
    : [t('policy.profileFolder', { folder: policy.profileFolder })]),
]

const serverSentences = (t: TFunction, { baseUrl }: Policy): string[] => {
  if (baseUrl === 'free') return []
  return [baseUrl === 'none' ? t('policy.noServer') : t('policy.oneServer', { baseUrl })]
}
