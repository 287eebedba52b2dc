import { Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { AccountId } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import formClasses from './form/lead-form.module.css'
import type { LeadChoices, LeadForm } from './form/lead-form.ts'
import { parameterMeaning } from './form/parameter-meaning.ts'
import { faultWords, parameterWords, warningWords } from './lead-words.ts'
import classes from './preview-dialog.module.css'

interface Props {
  readonly form: Pick<LeadForm, 'lead' | 'isTest' | 'choices'>
  readonly isSending: boolean
  readonly onSend: (accountId: AccountId) => void
  readonly onClose: () => void
}

/** Exactly what leaves, parameter by parameter, before it does. */
export const PreviewDialog = ({ form, isSending, onSend, onClose }: Props) => {
  const { lead, isTest, choices } = form
  const { t } = useTranslation()
  const { workspaceId } = choices
  const read = useQuery({
    ...query('leads.previewLead', { workspaceId, lead: toJson(lead), isTest }),
    // A lead is not remembered longer than it is shown.
    gcTime: 0,
  })
  const preview = read.data
  const unread = unreadOf(read)
  const faults = preview ? fromJson(preview.faults) : []
  const warnings = preview ? fromJson(preview.warnings) : []
  const accountId = faults.length === 0 ? preview?.account?.id : undefined
  return (
    <OpenedModal
      size={720}
      title={t('leads.preview.title')}
      closeOnClickOutside={!isSending}
      onClose={onClose}
    >
      {unread && <FailureNotice {...unread} />}
      {preview && <Account account={preview.account} />}
      <ul className={classes['warnings']}>
        {faults.map((fault) => (
          <li key={`${fault.kind} ${fault.field}`} className={formClasses['warning']} data-grave>
            <IconAlertTriangle size={15} aria-hidden />
            {`${parameterWords(t, fault.field, choices.attributes)}: ${faultWords(t, fault)}`}
          </li>
        ))}
        {warnings.map((warning) => (
          <li
            key={warning.kind}
            className={formClasses['warning']}
            data-grave={warning.kind === 'clearsConsents' || warning.kind === 'replacesConsents'}
          >
            <IconAlertTriangle size={15} aria-hidden />
            {warningWords(t, warning, choices.consentTypes)}
          </li>
        ))}
      </ul>
      {preview && preview.unsettled.length > 0 && <Unsettled unsettled={preview.unsettled} />}
      {preview && preview.listed.length > 0 && <Listed listed={preview.listed} />}
      {preview && <SentParameters parameters={preview.parameters} choices={choices} />}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus disabled={isSending} onClick={onClose}>
          {t('leads.preview.back')}
        </Button>
        <Button
          loading={isSending}
          disabled={accountId === undefined}
          onClick={() => accountId && onSend(accountId)}
        >
          {t(isTest ? 'leads.preview.sendTest' : 'leads.preview.send')}
        </Button>
      </Group>
    </OpenedModal>
  )
}

type Preview = OutputOf<'leads.previewLead'>

const Account = ({ account }: Pick<Preview, 'account'>) => {
  const { t } = useTranslation()
  return account === null ? (
    <Notice
      tone="warning"
      title={t('leads.preview.noAccountTitle')}
      sentence={t('leads.preview.noAccount')}
    />
  ) : (
    <p className={formClasses['hint']}>{t('leads.preview.sentence', { account: account.label })}</p>
  )
}

const mostNamed = 3

/** Warns that somebody may have sent the lead before. */
const Listed = ({ listed }: Pick<Preview, 'listed'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const named = listed
    .slice(0, mostNamed)
    .map(({ inquiryId, at }) => `${formats.dateTime(at)} (${inquiryId})`)
  return (
    <div className={classes['listed']}>
      <Notice
        tone="warning"
        title={t('leads.preview.listedTitle', { count: listed.length })}
        sentence={t('leads.preview.listed', { inquiries: named.join(', ') })}
      />
    </div>
  )
}

/** Warns that the lead may be in the CRM already. */
const Unsettled = ({ unsettled }: Pick<Preview, 'unsettled'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const times = unsettled.slice(0, mostNamed).map(({ at }) => formats.dateTime(at))
  return (
    <div className={classes['listed']}>
      <Notice
        tone="warning"
        title={t('leads.preview.unsettledTitle')}
        sentence={t('leads.preview.unsettled', { times: times.join(', ') })}
      />
    </div>
  )
}

interface ParametersProps extends Pick<Preview, 'parameters'> {
  readonly choices: LeadChoices
}

const SentParameters = ({ parameters, choices }: ParametersProps) => {
  const { t } = useTranslation()
  return (
    <table className={classes['parameters']} aria-label={t('leads.preview.table')}>
      <thead>
        <tr>
          <th scope="col">{t('leads.preview.field')}</th>
          <th scope="col">{t('leads.preview.parameter')}</th>
          <th scope="col">{t('leads.preview.value')}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{parameterWords(t, name, choices.attributes)}</th>
            <td>
              <code>{name}</code>
            </td>
            <td className={classes['value']}>
              {value === '' ? <em>{t('leads.preview.empty')}</em> : value}
              <span className={classes['meaning']}>{parameterMeaning(name, value, choices)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
