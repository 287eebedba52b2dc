import { Button, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { readServerId } from '#core/read-server-id'
import { useFormats } from '../../../../i18n/formats-context.ts'
import type { LeadForm } from './lead-form.ts'
import { LeadText } from './lead-text.tsx'
import { optionsCalled, unitCalled } from './unit-called.ts'

const mostShown = 60

interface Props {
  readonly form: LeadForm
  /** Null where the project has no pricelist here. */
  readonly units: readonly Unit[] | null
}

const hintOf = ({ projectId, unitNumber }: LeadForm['lead'], isUnknown: boolean) => {
  if (projectId === null) return 'unitNeedsProject'
  return isUnknown && (unitNumber ?? '').trim() !== '' ? 'noSuchUnit' : 'unitByNumber'
}

/** The unit that was asked for, picked from the pricelist by typing; by its number where there is none. */
export const UnitField = ({ form, units }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { unitId, unitNumber } = form.lead
  const options = useMemo(
    () =>
      (units ?? []).map(({ id, number, disposition, area, building, floor }) => ({
        value: String(id),
        label: [
          number,
          disposition,
          area === null ? null : t('leads.send.area', { area: formats.decimal(area) }),
          building,
          floor,
        ]
          .filter((part) => part !== null && part !== '')
          .join(' · '),
      })),
    [units, t, formats],
  )
  const [searched, setSearched] = useState('')
  const meant = unitCalled(unitNumber ?? '', units ?? [])
  // A number that was typed and not picked is looked up, or stays to be seen: it is never left out unsaid.
  const takeTyped = () => {
    if (searched.trim() === '' || unitId !== null) return
    const found = unitCalled(searched, units ?? [])
    form.change(found ? { unitId: found.id } : { unitNumber: searched.trim() })
  }
  const isTyped = unitId === null && (units === null || unitNumber !== null)
  if (isTyped) {
    return (
      <div>
        <LeadText
          form={form}
          field="unitNumber"
          hint={t(`leads.send.${hintOf(form.lead, units !== null && meant === null)}`)}
        />
        {meant !== null && (
          <Button
            size="compact-xs"
            variant="default"
            mt={4}
            onClick={() => form.change({ unitId: meant.id, unitNumber: null })}
          >
            {t('leads.send.useUnit', { unit: meant.number })}
          </Button>
        )}
      </div>
    )
  }
  const isKnown = unitId === null || options.some(({ value }) => value === String(unitId))
  const known = isKnown
    ? options
    : [{ value: String(unitId), label: t('leads.send.unitId', { id: unitId }) }, ...options]
  return (
    <Select
      size="xs"
      name="unitid"
      label={t('leads.field.unitId')}
      description={t('leads.send.unitPick')}
      placeholder={t('leads.send.unitPlaceholder')}
      searchable
      filter={({ options: all, search, limit }) => optionsCalled(all, search, limit)}
      onSearchChange={setSearched}
      onBlur={takeTyped}
      clearable
      limit={mostShown}
      data={known}
      nothingFoundMessage={t('leads.send.noUnit')}
      clearButtonProps={{ 'aria-label': t('leads.send.clearUnit') }}
      value={unitId === null ? null : String(unitId)}
      error={form.problemOf('unitid')}
      onChange={(value) => form.change({ unitId: readServerId<UnitId>(value) })}
    />
  )
}
