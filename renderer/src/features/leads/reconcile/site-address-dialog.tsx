import { Button, Checkbox, Group, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { longestHeaderValue } from '#core/leads/sent/header-value'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { SecretInput } from '../../../ui/secret-fields.tsx'
import { ownZone, timeZones } from '../../../ui/time-zones.ts'
import classes from './import-dialog.module.css'
import {
  type AddressFault,
  type AddressFields,
  faultOf,
  useSaveAddress,
} from './use-save-address.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly address: OutputOf<'leads.readSettings'>['address']
  readonly onClose: () => void
}

/** The address at which the web site lists what it has sent. */
export const SiteAddressDialog = (props: Props) => {
  const { t } = useTranslation()
  return (
    <OpenedModal size={620} title={t('leads.address.title')} onClose={props.onClose}>
      <Form {...props} />
    </OpenedModal>
  )
}

/** Lives as long as its dialog is open: the value of the header ends with it. */
const Form = ({ workspaceId, address, onClose }: Props) => {
  const { t } = useTranslation()
  const [fields, setFields] = useState<AddressFields>(() => ({
    url: address?.url ?? '',
    timeZone: address?.timeZone ?? ownZone(),
    header: '',
    isForgotten: false,
  }))
  const [fault, setFault] = useState<AddressFault | null>(null)
  const hasHeader = address !== null && address.headerPlace !== 'none'
  const { save, failure, isSaving } = useSaveAddress({ workspaceId, hasHeader, onSaved: onClose })
  const change = (patch: Partial<AddressFields>) => {
    setFields({ ...fields, ...patch })
    setFault(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultOf(fields)
    setFault(found)
    if (found === null) save(fields, 'refuse')
  }
  return (
    <form className={classes['body']} onSubmit={submit} noValidate>
      <p className={classes['summary']}>{t('leads.address.intro')}</p>
      <TextInput
        data-autofocus
        required
        label={t('leads.address.url')}
        description={t('leads.address.urlHint')}
        placeholder={t('leads.address.urlExample')}
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        error={fault?.field === 'url' && t(`leads.address.faults.${fault.rule}`)}
        value={fields.url}
        onChange={({ currentTarget }) => change({ url: currentTarget.value })}
      />
      <Zone timeZone={fields.timeZone} onChoose={(timeZone) => change({ timeZone })} />
      <SecretInput
        label={t('leads.address.header')}
        description={t(hasHeader ? 'leads.address.headerKept' : 'leads.address.headerHint')}
        maxLength={longestHeaderValue}
        disabled={fields.isForgotten}
        error={fault?.field === 'header' && t(`leads.address.faults.${fault.rule}`)}
        value={fields.header}
        onChange={({ currentTarget }) => change({ header: currentTarget.value })}
      />
      {hasHeader && (
        <Checkbox
          size="xs"
          label={t('leads.address.forgetHeader')}
          checked={fields.isForgotten}
          onChange={({ currentTarget }) =>
            change({ isForgotten: currentTarget.checked, header: '' })
          }
        />
      )}
      <Failed failure={failure} onKeepForThisRun={() => save(fields, 'keepForThisRun')} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('leads.address.save')}
        </Button>
      </Group>
    </form>
  )
}

interface ZoneProps {
  readonly timeZone: string
  readonly onChoose: (timeZone: string) => void
}

const Zone = ({ timeZone, onChoose }: ZoneProps) => {
  const { t } = useTranslation()
  return (
    <Select
      searchable
      allowDeselect={false}
      label={t('leads.import.timeZone')}
      data={timeZones(timeZone)}
      value={timeZone}
      onChange={(chosen) => chosen !== null && onChoose(chosen)}
    />
  )
}

interface FailedProps {
  readonly failure: ReturnType<typeof useSaveAddress>['failure']
  readonly onKeepForThisRun: () => void
}

const Failed = ({ failure, onKeepForThisRun }: FailedProps) => {
  const { t } = useTranslation()
  if (failure === null) return null
  if (failure.kind !== 'keychain') return <FailureNotice failure={failure} />
  return (
    <Notice
      tone="warning"
      title={t('leads.address.keychainTitle')}
      sentence={t('leads.address.keychainSentence')}
    >
      <Button size="xs" onClick={onKeepForThisRun}>
        {t('leads.address.keepForThisRun')}
      </Button>
    </Notice>
  )
}
