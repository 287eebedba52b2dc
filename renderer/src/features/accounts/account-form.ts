import { type UseFormReturnType, useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { Area } from '#core/api/areas'
import type { Account } from '#core/contract/accounts'
import { type ProjectId, projectIdSchema } from '#core/ids'
import { areaOrder, fieldChecks } from './connect-fields.ts'

export interface AccountFields {
  readonly login: string
  readonly password: string
  readonly label: string
  readonly areas: Area[]
  readonly sees: 'all' | 'chosen'
  /** The projects as a list of choices has them. */
  readonly projects: string[]
}

export type AccountForm = UseFormReturnType<AccountFields>

/** Null for an account that is not there yet. */
export const useAccountForm = (account: Account | null): AccountForm => {
  const { t } = useTranslation()
  const checks = fieldChecks(t)
  const isNew = account === null
  return useForm<AccountFields>({
    initialValues: {
      login: account?.login ?? '',
      password: '',
      label: account?.label ?? '',
      areas: areaOrder.filter((area) => account?.areas.includes(area) ?? false),
      sees: account?.projects ? 'chosen' : 'all',
      projects: account?.projects?.map(String) ?? [],
    },
    validate: {
      label: checks.label,
      areas: checks.areas,
      login: (text) => (isNew ? checks.login(text) : null),
      password: (text) => (isNew ? checks.password(text) : null),
      projects: (chosen, { sees }) =>
        sees === 'chosen' && chosen.length === 0 ? t('connect.faults.area') : null,
    },
  })
}

/** What the form says about the use of the account. */
export const accountUse = ({
  label,
  areas,
  sees,
  projects,
}: AccountFields): { label: string; areas: Area[]; projects: ProjectId[] | null } => ({
  label,
  areas,
  projects: sees === 'all' ? null : projects.map((id) => projectIdSchema.parse(Number(id))),
})
