import { Button, UnstyledButton } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { StatementId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { ImportedStatement } from '#core/payments/statements/imported-statement'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import { ChooseStatement } from './choose-statement.tsx'
import { DayTotals } from './day-totals.tsx'
import { FigureChecks } from './figure-checks.tsx'
import { MonthDialog } from './month-dialog.tsx'
import { StatementProblems } from './statement-problems.tsx'
import classes from './statements-view.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onShow: (statementId: StatementId) => void
}

const readStatements = ({ statements }: OutputOf<'payments.listStatements'>) => fromJson(statements)

/** The imported statements, and whether their figures agree. */
export const StatementsView = ({ workspaceId, onShow }: Props) => {
  const { t } = useTranslation()
  const list = useQuery({
    ...query('payments.listStatements', { workspaceId }),
    select: readStatements,
  }).data
  const [chosen, setChosen] = useState<StatementId | null>(null)
  if (!list) return null
  if (list.length === 0) {
    return (
      <EmptyState
        icon={IconFileInvoice}
        title={t('payments.empty.noStatementsTitle')}
        sentence={t('payments.empty.noStatements')}
      >
        <ChooseStatement size="sm" />
      </EmptyState>
    )
  }
  const shown = list.find(({ id }) => id === chosen) ?? list[0]
  return (
    <div className={classes['view']}>
      <div className={classes['side']}>
        <MonthButton workspaceId={workspaceId} list={list} />
        <ul className={classes['list']} aria-label={t('payments.statements.list')}>
          {list.map((statement) => (
            <li key={statement.id}>
              <UnstyledButton
                className={classes['item']}
                aria-pressed={statement.id === shown?.id}
                onClick={() => setChosen(statement.id)}
              >
                <StatementLine statement={statement} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </div>
      {shown && (
        <StatementDetail
          key={shown.id}
          workspaceId={workspaceId}
          onShow={onShow}
          statement={shown}
        />
      )}
    </div>
  )
}

interface MonthButtonProps {
  readonly workspaceId: WorkspaceId
  readonly list: readonly ImportedStatement[]
}

const MonthButton = ({ workspaceId, list }: MonthButtonProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const months = new Set(list.flatMap(({ totals }) => totals.map(({ day }) => day.slice(0, 7))))
  if (months.size === 0) return null
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('payments.month.open')}
      </Button>
      {isOpen && (
        <MonthDialog
          workspaceId={workspaceId}
          months={[...months].sort().reverse()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const StatementLine = ({ statement }: { readonly statement: ImportedStatement }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { fileName, importedAt, checks, payments, booked } = statement
  const differs = checks.some(({ agrees }) => !agrees)
  return (
    <>
      <span className={classes['name']}>{fileName}</span>
      <span className={classes['age']}>{formats.dateTime(importedAt)}</span>
      <span className={classes['age']}>
        {t('payments.statements.bookedOf', { booked, count: payments })}
      </span>
      {differs && (
        <span className={markClasses('warning', 'bad')}>{t('payments.statements.differs')}</span>
      )}
    </>
  )
}

interface DetailProps extends Props {
  readonly statement: ImportedStatement
}

const StatementDetail = ({ workspaceId, statement, onShow }: DetailProps) => {
  const { t } = useTranslation()
  const putBack = useMutation(mutation('payments.putBackStatement'))
  const remove = useMutation({
    ...mutation('payments.removeStatement'),
    onSuccess: ({ removed, kept }, of) =>
      notifyWithActs((t) => ({
        title: t('payments.statements.removed', { count: removed }),
        ...(kept > 0 ? { sentence: t('payments.statements.kept', { count: kept }) } : {}),
        tone: 'done',
        acts: [{ label: t('payments.acts.undo'), run: () => putBack.mutate(of) }],
      })),
  })
  const [isAsking, setAsking] = useState(false)
  const { id, fileName, payments, booked, unknown, open, notIncoming } = statement
  return (
    <section className={classes['detail']} aria-label={fileName}>
      <h2 className={classes['title']}>{fileName}</h2>
      <p>
        {[
          t('payments.statements.payments', { count: payments }),
          t('payments.statements.booked', { count: booked }),
          unknown > 0 && t('payments.statements.unknown', { count: unknown }),
          t('payments.statements.open', { count: open }),
          notIncoming > 0 && t('payments.import.notIncoming', { count: notIncoming }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={classes['acts']}>
        <Button size="xs" onClick={() => onShow(id)}>
          {t('payments.statements.show')}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={remove.isPending}
          onClick={() =>
            isAsking ? remove.mutate({ workspaceId, statementId: id }) : setAsking(true)
          }
        >
          {t(isAsking ? 'payments.statements.removeSure' : 'payments.statements.remove')}
        </Button>
        {isAsking && <span className={classes['age']}>{t('payments.statements.removeHint')}</span>}
      </div>
      <FigureChecks checks={statement.checks} />
      <DayTotals totals={statement.totals} />
      <StatementProblems
        problems={statement.problems}
        count={statement.problemCount ?? statement.problems.length}
      />
    </section>
  )
}
