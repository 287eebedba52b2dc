import { ActionIcon, Menu } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftStep } from '#core/contract/drafts'
import type { DraftId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from './draft-bar.module.css'
import { stepWords } from './step-words.ts'

/** All steps of the draft, the newest first; a click goes to any of them. */
export const StepsMenu = ({ draft, team }: EditorParts) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" shadow="md" width={340}>
      <Menu.Target>
        <ActionIcon
          size={30}
          variant="default"
          title={t('draft.steps')}
          aria-label={t('draft.steps')}
          disabled={draft.open === null || draft.open.seal !== null || team.lockedBy !== null}
        >
          <IconHistory size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('draft.steps')} className={classes['steps'] ?? ''}>
        {opened && draft.draftId !== null && (
          <Steps draftId={draft.draftId} onGo={(position) => void draft.move(position)} />
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

interface StepsProps {
  readonly draftId: DraftId
  readonly onGo: (position: number) => void
}

const Steps = ({ draftId, onGo }: StepsProps) => {
  const { t } = useTranslation()
  const steps = useQuery(query('drafts.listSteps', { draftId })).data
  if (!steps) return <Menu.Label>{t('draft.stepsLoading')}</Menu.Label>
  const done = steps.filter(({ isDone }) => isDone)
  const barrier = Math.max(0, ...steps.map(({ isBarrier, position }) => (isBarrier ? position : 0)))
  const at = Math.max(0, ...done.map(({ position }) => position))
  const newestFirst = [...steps].sort((a, b) => b.position - a.position)
  return (
    <>
      {newestFirst.map((step) => (
        <Step
          key={step.position}
          step={step}
          isNow={step.position === at}
          isOut={step.position < barrier}
          onGo={onGo}
        />
      ))}
      {barrier === 0 && (
        <Menu.Item
          className={classes['step'] ?? ''}
          aria-current={at === 0 ? 'step' : undefined}
          onClick={() => onGo(0)}
        >
          {t('draft.begin')}
        </Menu.Item>
      )}
    </>
  )
}

interface StepProps {
  readonly step: DraftStep
  readonly isNow: boolean
  /** Lies before what went to the server. */
  readonly isOut: boolean
  readonly onGo: (position: number) => void
}

const Step = ({ step, isNow, isOut, onGo }: StepProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Menu.Item
      className={classes['step'] ?? ''}
      aria-current={isNow ? 'step' : undefined}
      data-undone={!step.isDone}
      disabled={isOut}
      rightSection={<span className={classes['hint']}>{formats.time(step.at)}</span>}
      onClick={() => onGo(step.position)}
    >
      {stepWords(step.label, t)}
      <span className={classes['hint']}> {t('draft.stepUnits', { count: step.unitCount })}</span>
    </Menu.Item>
  )
}
