import { UnstyledButton } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FirstSteps as DoneSteps } from '#core/contract/guide'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../bridge/query.ts'
import classes from './guide.module.css'

const tasks = [
  { task: 'price', screen: 'prices', done: 'hasSentPrices' },
  { task: 'files', screen: 'media', done: 'hasAddedFiles' },
  { task: 'report', screen: 'exports', done: 'hasScheduledReport' },
] as const satisfies readonly { readonly done: keyof DoneSteps; readonly [key: string]: string }[]

export type ScreenOfTask = (typeof tasks)[number]['screen']

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onGo: (screen: ScreenOfTask) => void
}

/** Three tasks; each is seen to be done by what it leaves behind. */
export const FirstSteps = ({ workspaceId, onGo }: Props) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('guide.readFirstSteps', { workspaceId }))
  if (data === undefined) return null
  const left = tasks.filter(({ done }) => !data[done]).length
  return (
    <section className={classes['tasks']} aria-label={t('guide.steps.title')}>
      <p role="status">
        {left === 0 ? t('guide.steps.allDone') : t('guide.steps.left', { count: left })}
      </p>
      <ol>
        {tasks.map(({ task, screen, done }) => (
          <li key={task}>
            <UnstyledButton
              className={classes['task']}
              data-done={data[done]}
              onClick={() => onGo(screen)}
            >
              {data[done] ? (
                <IconCircleCheckFilled size={18} aria-label={t('guide.steps.done')} />
              ) : (
                <IconCircle size={18} aria-label={t('guide.steps.open')} />
              )}
              {t(`guide.steps.${task}`)}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
