import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LeadSending } from '#core/leads/send/lead-sending'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { usePollLeads } from '../use-poll-leads.ts'
import type { LeadChoices } from './form/lead-form.ts'
import { endedTitle, openStatus, sendingStatusOf, statusWords } from './sending-words.ts'

interface Props {
  readonly sending: LeadSending
  readonly choices: LeadChoices
  readonly onClose: () => void
}

/** What became of the lead that was sent last, above the form. */
export const SendingNotice = ({ sending, choices, onClose }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const { poll, isPolling } = usePollLeads(choices.workspaceId)
  const { state } = sending
  if (state.kind === 'sending') return null
  if (state.kind === 'refused') {
    const tone = state.failure.kind === 'taken' ? 'warning' : 'failure'
    return <Notice tone={tone} {...words(state.failure)} />
  }
  const status = sendingStatusOf(sending)
  const wanted = openStatus(sending)
  const isThere = status === 'arrived' || status === 'unknownArrived'
  const isSettled = status === 'settled'
  return (
    <Notice
      tone={wanted ? 'warning' : 'success'}
      title={endedTitle(t, sending)}
      sentence={statusWords(t, sending)}
      {...(wanted ? { nextStep: t(`leads.sending.next.${wanted}`) } : {})}
    >
      {!isThere && !isSettled && (
        <Button size="compact-xs" variant="default" loading={isPolling} onClick={poll}>
          {t('leads.sending.look')}
        </Button>
      )}
      <Button size="compact-xs" variant="default" onClick={onClose}>
        {t('leads.sending.understood')}
      </Button>
    </Notice>
  )
}
