import { Checkbox, SegmentedControl } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ConsentType } from '#core/customers/consent'
import type { ConsentTypeId } from '#core/ids'
import type { ConsentChange } from '#core/leads/archive/lead'
import { useFailureWords } from '../../../../ui/notices/failure-words.ts'
import { Notice } from '../../../../ui/notices/notice.tsx'
import { useConsentTypes } from '../../../customers/consents/use-consent-types.ts'
import { warningWords } from '../lead-words.ts'
import classes from './lead-form.module.css'
import type { LeadForm } from './lead-form.ts'
import { LeadPart } from './lead-part.tsx'
import { LeadText } from './lead-text.tsx'

const ways = ['leave', 'update', 'replaceAll'] as const
type ConsentWay = (typeof ways)[number]

const consentWarnings = new Set(['replacesConsents', 'clearsConsents', 'unknownConsents'])

/** The types that are known, and those that were chosen when more were. */
const offered = (types: readonly ConsentType[], chosen: readonly ConsentTypeId[], t: TFunction) => {
  const known = new Set(types.map(({ id }) => id))
  const gone = chosen.filter((id) => !known.has(id))
  return [...types, ...gone.map((id) => ({ id, name: t('leads.consents.unknownType', { id }) }))]
}

/** What the person has agreed to, and what that does to what they have agreed to before. */
export const ConsentsPart = ({ form }: { readonly form: LeadForm }) => {
  const { t } = useTranslation()
  const { lead, choices, change, warnings } = form
  const { consentChange } = lead
  const chosen = consentChange?.consents ?? []
  const asked = useConsentTypes(choices.workspaceId, consentChange !== null)
  const words = useFailureWords()
  const types = offered(choices.consentTypes ?? [], chosen, t)
  const choose = (way: ConsentWay) =>
    change({ consentChange: way === 'leave' ? null : { kind: way, consents: chosen } })
  const toggle = (kind: ConsentChange['kind'], id: ConsentTypeId, isGiven: boolean) => {
    const others = chosen.filter((one) => one !== id)
    change({ consentChange: { kind, consents: isGiven ? [...others, id] : others } })
  }
  return (
    <LeadPart title={t('leads.part.consents')}>
      <SegmentedControl
        className={classes['wide'] ?? ''}
        size="xs"
        aria-label={t('leads.consents.way')}
        data={ways.map((way) => ({ value: way, label: t(`leads.consents.ways.${way}`) }))}
        value={consentChange?.kind ?? 'leave'}
        onChange={(way) => choose(way as ConsentWay)}
      />
      {consentChange !== null && (
        <div className={classes['wide']}>
          {asked.failure && choices.consentTypes === null && (
            <Notice tone="warning" {...words(asked.failure)} />
          )}
          {types.length === 0 && (
            <p className={classes['hint']} role="status">
              {t(asked.isAsking ? 'leads.consents.asking' : 'leads.consents.noTypes')}
            </p>
          )}
          <fieldset className={classes['part']} aria-label={t('leads.consents.given')}>
            <div className={classes['choices']}>
              {types.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  size="xs"
                  label={name}
                  checked={chosen.includes(id)}
                  onChange={({ currentTarget }) =>
                    toggle(consentChange.kind, id, currentTarget.checked)
                  }
                />
              ))}
            </div>
          </fieldset>
        </div>
      )}
      {warnings
        .filter(({ kind }) => consentWarnings.has(kind))
        .map((warning) => (
          <p
            key={warning.kind}
            role="status"
            className={`${classes['warning']} ${classes['wide']}`}
            data-grave={warning.kind !== 'unknownConsents'}
          >
            <IconAlertTriangle size={15} aria-hidden />
            {warningWords(t, warning, choices.consentTypes)}
          </p>
        ))}
      <div className={classes['wide']}>
        <LeadText form={form} field="consentSource" hint={t('leads.send.consentSourceHint')} />
      </div>
    </LeadPart>
  )
}
