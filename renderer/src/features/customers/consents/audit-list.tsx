import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { RevocationOutcome } from '#core/customers/revocation-outcome'
import type { CustomerId } from '#core/ids'
import { wallText } from '#core/wall-time'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'
import { Marked } from '../../../ui/marked.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import { clock } from '../../../ui/timing/clock.ts'
import { ExportTableMenu } from '../../tables/export-table-menu.tsx'
import { type AuditColumn, auditTable } from './audit-table.ts'
import classes from './consents.module.css'
import type { ShownRevocation } from './use-revocation.ts'

type Kind = RevocationOutcome['kind']

const outcomeMarks: Readonly<Record<Kind, readonly [MarkShape, MarkTone]>> = {
  sending: ['clock', 'waiting'],
  revoked: ['check', 'good'],
  notFound: ['minus', 'quiet'],
  failed: ['cross', 'bad'],
  unknown: ['question', 'bad'],
}

/** The outcome in a few words, for the list and for a file. */
const outcomeWords = (t: TFunction, outcome: RevocationOutcome): string => {
  switch (outcome.kind) {
    case 'revoked':
      return t('customers.outcome.revoked', { count: outcome.customerIds.length })
    case 'notFound':
      return t(`customers.outcome.notFound.${outcome.about ?? 'other'}`)
    default:
      return t(`customers.outcome.${outcome.kind}`)
  }
}

interface Props {
  /** The newest lines, as far as they were asked for. */
  readonly records: readonly ShownRevocation[]
  readonly hasMore: boolean
  readonly more: () => void
  readonly readAll: () => Promise<readonly ShownRevocation[]>
  readonly onCustomer: (customerId: CustomerId) => void
}

const shown: readonly AuditColumn[] = ['at', 'holder', 'consent', 'outcome', 'notes', 'account']

const useHolderWords = () => {
  const { t } = useTranslation()
  return ({ holder }: ShownRevocation): string =>
    holder.kind === 'email' ? holder.masked : t('customers.customer', { id: holder.customerId })
}

/** Every revocation that was sent from here. */
export const AuditList = ({ records, hasMore, more, readAll, onCustomer }: Props) => {
  const { t } = useTranslation()
  const holderOf = useHolderWords()
  const tableOf = async () =>
    auditTable(await readAll(), {
      title: t('customers.audit.file', { day: wallText(clock.now(), ownZone()).slice(0, 10) }),
      titleOf: (column) => t(`customers.audit.column.${column}`),
      outcomeOf: ({ outcome }) => outcomeWords(t, outcome),
      timeZone: ownZone(),
      holderOf,
    })
  return (
    <section className={classes['part']} aria-label={t('customers.audit.title')}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{t('customers.audit.title')}</h2>
        {records.length > 0 && <ExportTableMenu label={t('tables.open')} tableOf={tableOf} />}
      </div>
      {records.length === 0 && <p className={classes['hint']}>{t('customers.audit.nothing')}</p>}
      {records.length > 0 && (
        <ScrollRegion className={classes['place']} label={t('customers.audit.table')}>
          <table className={classes['table']} aria-label={t('customers.audit.table')}>
            <thead>
              <tr>
                {shown.map((column) => (
                  <th key={column} scope="col">
                    {t(`customers.audit.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <AuditLine key={record.id} record={record} onCustomer={onCustomer} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {hasMore && (
        <Button variant="default" size="xs" onClick={more}>
          {t('customers.audit.older')}
        </Button>
      )}
    </section>
  )
}

interface LineProps extends Pick<Props, 'onCustomer'> {
  readonly record: ShownRevocation
}

const AuditLine = ({ record, onCustomer }: LineProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const holderOf = useHolderWords()
  const { outcome, at, consentName, notes, account } = record
  const ids = outcome.kind === 'revoked' ? outcome.customerIds : []
  return (
    <tr>
      <td>{formats.dateTime(at)}</td>
      <td>{holderOf(record)}</td>
      <td>{consentName}</td>
      <td>
        <Marked mark={outcomeMarks[outcome.kind]}>{outcomeWords(t, outcome)}</Marked>
        {outcome.kind === 'failed' && (
          <span className={classes['hint']}> {words(outcome.failure).sentence}</span>
        )}
        {ids.length > 0 && (
          <span className={classes['ids']}>
            {ids.map((id) => (
              <button
                key={id}
                type="button"
                className={classes['id']}
                aria-label={t('customers.openHint', { id })}
                onClick={() => onCustomer(id)}
              >
                {id}
              </button>
            ))}
          </span>
        )}
      </td>
      <td>{notes}</td>
      <td>{account}</td>
    </tr>
  )
}
