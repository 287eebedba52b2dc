import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './mapping.module.css'

/** Tables of banks whose columns a person has named: files with the same titles are read so. */
export const RememberedMappings = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const known = useQuery(query('payments.listMappings', { workspaceId })).data ?? []
  const forget = useMutation(mutation('payments.forgetMapping'))
  if (known.length === 0) return <p className={classes['soft']}>{t('payments.mapping.noBanks')}</p>
  return (
    <ul className={classes['banks']} aria-label={t('payments.mapping.banks')}>
      {known.map(({ id, mapping, usedAt }) => (
        <li key={id}>
          <span title={mapping.titles.join(', ')}>{mapping.titles.slice(0, 6).join(', ')}</span>
          <span className={classes['soft']}>{formats.dateTime(usedAt)}</span>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => forget.mutate({ workspaceId, id })}
          >
            {t('payments.mapping.forget')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
