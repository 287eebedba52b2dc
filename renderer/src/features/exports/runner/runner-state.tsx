import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RunnerStatus, ToldRun } from '#core/runner/runner-status'
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

/** What does not come right there by itself. */
const useTroubles = ({ workspaces, refusal }: RunnerStatus): readonly string[] => {
  const { t } = useTranslation()
  const formats = useFormats()
  const ofWorkspaces = workspaces.flatMap(({ name: workspace, accounts, leads }) => [
    ...accounts.flatMap(({ label: account, state }) =>
      state === 'held' ? [t('exports.runner.held', { account, workspace })] : [],
    ),
    ...(leads !== null && leads.missing > 0
      ? [t('exports.runner.missing', { workspace, count: leads.missing })]
      : []),
  ])
  if (refusal === null) return ofWorkspaces
  const at = formats.dateTime(refusal.since)
  const isFull = refusal.cause === 'full'
  return [t(`exports.runner.${isFull ? 'diskFull' : 'diskRefuses'}`, { at }), ...ofWorkspaces]
}
