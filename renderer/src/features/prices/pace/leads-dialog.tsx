import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InterestedLead } from '#core/prices/pace/lead-interest'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import classes from './pace.module.css'

/** The leads that a number counts. */
export interface CountedLeads {
  readonly title: string
  readonly leads: readonly InterestedLead[]
}

interface Props {
  readonly counted: CountedLeads
  readonly onClose: () => void
}

/** Leads by what they are about; the person behind one is found on the screen of leads by its number. */
export const LeadsDialog = ({ counted: { title, leads }, onClose }: Props) => {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const columns = useMemo(
    (): LongColumn[] => [
      { key: 'date', title: t('pace.column.date'), width: 190 },
      { key: 'number', title: t('pace.column.number'), width: 90 },
      { key: 'interest', title: t('pace.column.interest'), width: 150 },
      { key: 'campaign', title: t('pace.column.campaign'), width: 170 },
    ],
    [t],
  )
  const cellsOf = useCallback(
    ({ at, inquiryId, interest, campaign }: InterestedLead) => (
      <>
        <td>{dateTime(at)}</td>
        <th scope="row">{inquiryId}</th>
        <td>{interest}</td>
        <td>{campaign}</td>
      </>
    ),
    [dateTime],
  )
  return (
    <OpenedModal title={title} size={680} onClose={onClose}>
      <div className={classes['listed']}>
        <LongTable
          label={title}
          columns={columns}
          lines={leads.toReversed()}
          keyOf={({ inquiryId }) => String(inquiryId)}
          cellsOf={cellsOf}
        />
      </div>
    </OpenedModal>
  )
}
