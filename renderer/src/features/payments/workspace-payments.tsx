import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatementId, WorkspaceId } from '#core/ids'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { ConsoleView } from './console/console-view.tsx'
import { useConsoleCall } from './console/use-console-call.ts'
import { CustomerView } from './customer/customer-view.tsx'
import { PaymentSettingsButton } from './mapping/payment-settings-button.tsx'
import { MilestonesView } from './milestones/milestones-view.tsx'
import { ChooseStatement } from './statements/choose-statement.tsx'
import { DropStatements } from './statements/drop-statements.tsx'
import { StatementsView } from './statements/statements-view.tsx'
import { WorklistView } from './worklist/worklist-view.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly account: ReactNode
  readonly trouble: ReactNode
  readonly density: Density
}

const views = ['worklist', 'statements', 'milestones', 'customer', 'console'] as const
type View = (typeof views)[number]

/** From a statement of a bank to its payments in the CRM, and what else the interface has. */
export const WorkspacePayments = ({ workspaceId, account, trouble, density }: Props) => {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('worklist')
  const desk = useConsoleCall(workspaceId)
  const [statementId, setStatementId] = useState<StatementId | null>(null)
  const show = (chosen: StatementId | null) => {
    setStatementId(chosen)
    setView('worklist')
  }
  const isOfPayments = view === 'worklist' || view === 'statements'
  return (
    <DropStatements workspaceId={workspaceId} onImported={show}>
      <ScreenFrame
        title={t('screens.payments')}
        aside={account}
        tools={
          <>
            <SegmentedControl
              size="xs"
              aria-label={t('payments.view.label')}
              data={views.map((value) => ({ value, label: t(`payments.view.${value}`) }))}
              value={view}
              onChange={(chosen) => setView(chosen as View)}
            />
            {isOfPayments && <ChooseStatement />}
            {isOfPayments && <PaymentSettingsButton workspaceId={workspaceId} />}
          </>
        }
      >
        {trouble}
        {view === 'worklist' && (
          <WorklistView
            workspaceId={workspaceId}
            density={density}
            statementId={statementId}
            onStatement={setStatementId}
            onStatements={() => setView('statements')}
          />
        )}
        {view === 'statements' && <StatementsView workspaceId={workspaceId} onShow={show} />}
        {view === 'milestones' && <MilestonesView workspaceId={workspaceId} />}
        {view === 'customer' && <CustomerView workspaceId={workspaceId} />}
        {view === 'console' && <ConsoleView desk={desk} />}
      </ScreenFrame>
    </DropStatements>
  )
}
