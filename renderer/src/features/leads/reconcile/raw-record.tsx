import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import classes from './sent-detail.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly sentKey: string
}

/** The row as it stood in the site's file; contacts masked until somebody asks for them. */
export const RawRecord = (of: Props) => {
  const { t } = useTranslation()
  const { data: masked } = useQuery(query('leads.readRecord', of))
  const { mutate, data: plain, isPending } = useMutation(mutation('leads.revealRecord'))
  if (masked === undefined) return null
  const record = plain ?? masked
  return (
    <details className={classes['record']}>
      <summary>{t('leads.detail.record')}</summary>
      {record === null ? (
        <p className={classes['hint']}>{t('leads.detail.recordGone')}</p>
      ) : (
        <>
          <table className={classes['records']} aria-label={t('leads.detail.record')}>
            <tbody>
              {numbered(record).map(({ number, title, text }) => (
                <tr key={number}>
                  <th scope="row">{title}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {plain == null && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={isPending}
              onClick={() => mutate(of)}
            >
              {t('leads.detail.reveal')}
            </Button>
          )}
        </>
      )}
    </details>
  )
}

/** Titles may be empty, or the same twice. */
const numbered = <T extends object>(cells: readonly T[]) =>
  cells.map((cell, number) => ({ number, ...cell }))
