import { NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
import { mutation } from '../../bridge/mutation.ts'
import { timeZones } from '../../ui/time-zones.ts'

/** The clock of the server, by which times without a zone are read. */
export const ServerZone = ({ id, timeZone }: Pick<Workspace, 'id' | 'timeZone'>) => {
  const { t } = useTranslation()
  const change = useMutation(mutation('accounts.changeTimeZone'))
  return (
    <NativeSelect
      size="xs"
      maw={340}
      label={t('accounts.timeZone')}
      description={t('accounts.timeZoneHint')}
      data={timeZones(timeZone)}
      value={change.isPending ? change.variables.timeZone : timeZone}
      onChange={({ currentTarget }) =>
        change.mutate({ workspaceId: id, timeZone: currentTarget.value })
      }
    />
  )
}
