import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerId, WorkspaceId } from '#core/ids'
import { usePainted } from '../../bridge/use-painted.ts'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { ConsentsView } from './consents/consents-view.tsx'
import type { OfCustomer } from './customer/of-customer.ts'

const views = ['customers', 'milestones'] as const
type View = (typeof views)[number]

interface Props extends OfCustomer {
  readonly workspaceId: WorkspaceId
  /** Says which account serves the screen. */
  readonly account: ReactNode
  /** Says why nothing leaves with that account. */
  readonly trouble: ReactNode
  /** The customer that is shown at first, and where the one that is shown later is kept. */
  readonly opened: {
    readonly value: CustomerId | null
    readonly keep: (customerId: CustomerId | null) => void
  }
  readonly milestones: ReactNode
}

/** The screen of customers: what the CRM says of a person, their consents, and the milestones of what they buy. */
export const CustomersScreen = (props: Props) => {
  const { workspaceId, account, trouble, opened, milestones, leadsOf, paymentsOf } = props
  const { t } = useTranslation()
  usePainted('customers')
  const [view, setView] = useState<View>('customers')
  const [customerId, setCustomerId] = useState(opened.value)
  const open = (next: CustomerId | null) => {
    opened.keep(next)
    setCustomerId(next)
  }
  return (
    <ScreenFrame
      title={t('screens.customers')}
      aside={account}
      tools={
        <SegmentedControl
          size="xs"
          aria-label={t('customers.view.label')}
          data={views.map((value) => ({ value, label: t(`customers.view.${value}`) }))}
          value={view}
          onChange={(chosen) => setView(chosen as View)}
        />
      }
    >
      {trouble}
      {view === 'customers' && (
        <ConsentsView
          workspaceId={workspaceId}
          customerId={customerId}
          onCustomer={open}
          leadsOf={leadsOf}
          paymentsOf={paymentsOf}
        />
      )}
      {view === 'milestones' && milestones}
    </ScreenFrame>
  )
}
