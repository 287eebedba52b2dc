import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatementId, WorkspaceId } from '#core/ids'
import { usePainted } from '../../bridge/use-painted.ts'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { WorklistView } from './ledger/worklist-view.tsx'
import { PaymentSettingsButton } from './settings/payment-settings-button.tsx'
import { ChooseStatement } from './statements/choose-statement.tsx'
import { DropStatements } from './statements/drop-statements.tsx'
import { StatementsView } from './statements/statements-view.tsx'

const views = ['worklist', 'statements'] as const
type View = (typeof views)[number]

interface Props {
  readonly workspaceId: WorkspaceId
  /** Says which account serves the screen. */
  readonly account: ReactNode
  /** Says why nothing leaves with that account. */
  readonly trouble: ReactNode
  readonly density: Density
}

/** Payments of a workspace, from a statement of a bank to their entries in the CRM. */
export const PaymentsScreen = ({ workspaceId, account, trouble, density }: Props) => {
  const { t } = useTranslation()
  usePainted('payments')
  const [view, setView] = useState<View>('worklist')
  const [statementId, setStatementId] = useState<StatementId | null>(null)
  const show = (chosen: StatementId | null) => {
    setStatementId(chosen)
    setView('worklist')
  }
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
            <ChooseStatement />
            <PaymentSettingsButton workspaceId={workspaceId} />
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
      </ScreenFrame>
    </DropStatements>
  )
}
