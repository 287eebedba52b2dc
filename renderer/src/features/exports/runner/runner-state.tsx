import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Formats } from '#core/format/formats'
import type { RunnerStatus, ToldRun } from '#core/runner/runner-status'
import { type StatusTrouble, statusTroubles } from '#core/runner/status-troubles'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { ShortTable } from '../../../ui/tables/short-table.tsx'
import dashboard from '../dashboard/dashboard.module.css'
import classes from '../settings/settings-dialog.module.css'

/** How the runner fares, once somebody looks. */
export const RunnerState = () => {
  const { t } = useTranslation()
  const ask = useMutation(mutation('exports.askRunner', { failure: 'here' }))
  const failure = failureOf(ask.error)
  return (
    <>
      <Group>
        <Button size="xs" variant="default" loading={ask.isPending} onClick={() => ask.mutate({})}>
          {t('exports.runner.look')}
        </Button>
      </Group>
      {failure && <FailureNotice failure={failure} />}
      {!failure && ask.data && <ToldState status={ask.data} />}
    </>
  )
}

const shownRuns = 20

const ToldState = ({ status }: { readonly status: RunnerStatus }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const outcome = useOutcomeWords()
  const troubles = useTroubles(status)
  const runs = status.workspaces
    .flatMap(({ reports }) => reports)
    .flatMap(({ name, runs: own }) => own.map((run) => ({ name, run })))
    .sort((one, other) => other.run.startedAt - one.run.startedAt)
    .slice(0, shownRuns)
  return (
    <Stack gap={12} role="status">
      <p className={classes['use']}>
        {t('exports.runner.asOf', { version: status.version, at: formats.dateTime(status.at) })}
      </p>
      {troubles.length === 0 ? (
        <p className={classes['use']}>
          <span className={markClasses('check', 'good')}>{t('exports.runner.inOrder')}</span>
        </p>
      ) : (
        <ul className={dashboard['steps']}>
          {troubles.map((trouble) => (
            <li key={trouble}>
              <span className={markClasses('cross', 'bad')}>{trouble}</span>
            </li>
          ))}
        </ul>
      )}
      <ShortTable
        title={t('exports.runner.runs')}
        nothing={t('exports.runner.noRuns')}
        columns={[
          { title: t('exports.runner.column.at') },
          { title: t('exports.runner.column.report') },
          { title: t('exports.runner.column.outcome') },
          { title: t('exports.runner.column.rows'), isNumber: true },
        ]}
        rows={runs.map(({ name, run }) => ({
          key: run.id,
          cells: [
            formats.dateTime(run.startedAt),
            name,
            outcome(run),
            run.rows === null ? '–' : formats.integer(run.rows),
          ],
        }))}
      />
    </Stack>
  )
}

const useOutcomeWords = () => {
  const { t } = useTranslation()
  const words = useFailureWords()
  return ({ state, failedAt, failure }: ToldRun): string => {
    const said = t(`exports.runs.state.${failedAt === null ? state : stateOf(state)[failedAt]}`)
    if (failure === null) return said
    return t('exports.runner.failed', { state: said, why: words(failure).sentence })
  }
}

/** What a run is called by where it failed. */
const stateOf = (run: ToldRun['state']) =>
  ({ run, latestFile: 'latestOld', delivery: 'notSent' }) as const

/** What does not come right there by itself: the same that its own page tells. */
const useTroubles = (status: RunnerStatus): readonly string[] => {
  const { t } = useTranslation()
  const formats = useFormats()
  return statusTroubles(status).map((trouble) => troubleWords(trouble, { t, formats }))
}

interface Words {
  readonly t: TFunction
  readonly formats: Formats
}

const troubleWords = (trouble: StatusTrouble, { t, formats }: Words): string => {
  switch (trouble.kind) {
    case 'refused': {
      const at = formats.dateTime(trouble.since)
      return t(`exports.runner.${trouble.cause === 'full' ? 'diskFull' : 'diskRefuses'}`, { at })
    }
    case 'held': {
      const { account, workspace } = trouble
      return t('exports.runner.held', { account, workspace })
    }
    case 'failing': {
      const { report, workspace } = trouble
      return t('exports.runner.failing', { report, workspace })
    }
    case 'overdue': {
      const { report, workspace, dueAt } = trouble
      return t('exports.runner.overdue', { report, workspace, at: formats.dateTime(dueAt) })
    }
    case 'missing':
    case 'rejected': {
      const { kind, workspace, count } = trouble
      return t(`exports.runner.${kind}`, { workspace, count })
    }
    case 'silent':
      return t('exports.runner.silent', { workspace: trouble.workspace })
  }
}
