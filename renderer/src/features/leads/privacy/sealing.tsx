import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SealingState } from '#core/leads/privacy/sealing-state'
import { query } from '../../../bridge/query.ts'
import { Marked } from '../../../ui/marked.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { OpenSealing } from './open-sealing.tsx'
import { SealingNotice } from './sealing-notice.tsx'

/** How contacts rest in the files of this computer. */
export const Sealing = () => {
  const { t } = useTranslation()
  const { data } = useQuery(query('leads.readSealing', {}))
  return (
    <Section
      title={t('leads.sealing.title')}
      {...(data?.kind !== 'unsealed' && { sentence: t('leads.sealing.what') })}
    >
      {data && <State state={data} />}
    </Section>
  )
}

const State = ({ state }: { readonly state: SealingState }) => {
  const { t } = useTranslation()
  if (state.kind === 'closed' || state.kind === 'lost') return <SealingNotice />
  if (state.kind === 'unsealed') return <Unsealed cause={state.cause} />
  if (state.kind === 'unfinished') {
    return (
      <Notice
        tone={state.left === 'atEnd' ? 'note' : 'warning'}
        title={t(`leads.sealing.unfinished.${state.left}.title`)}
        sentence={t(`leads.sealing.unfinished.${state.left}.sentence`)}
      />
    )
  }
  return state.kind === 'sealed' ? (
    <Marked mark={['check', 'good']}>{t('leads.sealing.sealed')}</Marked>
  ) : (
    <Marked mark={['dottedRing', 'quiet']}>{t('leads.sealing.opening')}</Marked>
  )
}

type Cause = Extract<SealingState, { kind: 'unsealed' }>['cause']

const Unsealed = ({ cause }: { readonly cause: Cause }) => {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warning"
      title={t('leads.sealing.unsealed.title')}
      sentence={t(`leads.sealing.unsealed.why.${cause}`)}
    >
      <OpenSealing />
    </Notice>
  )
}
