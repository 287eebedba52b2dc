import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import type { SentRow } from '#core/leads/sent/sent-row'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './sent-detail.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: SentRow
  readonly onChanged: () => void
}

type Candidate = SeenLead & { readonly isTaken: boolean }

const candidatesOf = ({ leads }: OutputOf<'leads.listCandidates'>) => fromJson(leads)

/** Inquiries that a lead of the site may be; what a person says holds from then on. */
export const Candidates = ({ workspaceId, row, onChanged }: Props) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const { key: sentKey } = row.lead
  const read = useQuery({
    ...query('leads.listCandidates', { workspaceId, sentKey, search: search.trim() }),
    select: candidatesOf,
  })
  const link = useMutation({ ...mutation('leads.linkSent'), onSuccess: onChanged })
  const candidates = read.data ?? []
  return (
    <section className={classes['candidates']} aria-label={t('leads.detail.candidates')}>
      <h3 className={classes['subtitle']}>{t('leads.detail.candidates')}</h3>
      <SearchField
        label={t('leads.detail.searchCandidates')}
        isMain={false}
        value={search}
        onChange={setSearch}
      />
      {read.data && candidates.length === 0 && (
        <p className={classes['hint']}>{t('leads.detail.noCandidates')}</p>
      )}
      <ul className={classes['list']}>
        {candidates.map((candidate) => (
          <li key={candidate.inquiryId} className={classes['candidate']}>
            <CandidateWords candidate={candidate} />
            <Button
              size="compact-xs"
              variant="default"
              disabled={link.isPending}
              aria-label={t('leads.detail.linkTo', {
                name: candidate.customerName,
                id: candidate.inquiryId,
              })}
              onClick={() => link.mutate({ workspaceId, sentKey, inquiryId: candidate.inquiryId })}
            >
              {t('leads.detail.link')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CandidateWords = ({ candidate }: { readonly candidate: Candidate }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { customerName, customerId, at, firstSeenAt, projects, isTaken, inquiryId } = candidate
  return (
    <span className={classes['about']}>
      <strong>{customerName || t('leads.sent.nameless', { id: customerId })}</strong>
      <span>
        {[
          formats.dateTime(at ?? firstSeenAt),
          projects.join(', '),
          t('leads.detail.inquiry', { id: inquiryId }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isTaken && <span>{t('leads.detail.taken')}</span>}
    </span>
  )
}
