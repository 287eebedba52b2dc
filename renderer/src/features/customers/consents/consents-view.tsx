import { useState } from 'react'
import type { CustomerId, WorkspaceId } from '#core/ids'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { CustomerView } from '../customer/customer-view.tsx'
import type { OfCustomer } from '../customer/of-customer.ts'
import { OpenCustomer } from '../customer/open-customer.tsx'
import { AuditList } from './audit-list.tsx'
import { ConsentTypes } from './consent-types.tsx'
import classes from './consents.module.css'
import { RevocationResult } from './revocation-result.tsx'
import { RevokeForm } from './revoke-form.tsx'
import { useConsentTypes } from './use-consent-types.ts'
import { readRevocations, useRevocation } from './use-revocation.ts'

interface Props extends OfCustomer {
  readonly workspaceId: WorkspaceId
  /** The customer that is opened; null: none. */
  readonly customerId: CustomerId | null
  readonly onCustomer: (customerId: CustomerId | null) => void
}

/** A customer with all that is known of them, and consents that are withdrawn. */
export const ConsentsView = (props: Props) => {
  const { workspaceId, customerId, onCustomer, leadsOf, paymentsOf } = props
  const types = useConsentTypes(workspaceId)
  const revocation = useRevocation(workspaceId)
  const [openings, setOpenings] = useState(0)
  return (
    <div className={classes['view']}>
      <div className={classes['left']}>
        <OpenCustomer
          onOpen={(id) => {
            onCustomer(id)
            setOpenings((before) => before + 1)
          }}
        />
        <RevokeForm
          workspaceId={workspaceId}
          types={types.types}
          isSending={revocation.isSending}
          onBegin={revocation.forget}
          onRevoke={revocation.send}
        />
        <ConsentTypes types={types} />
      </div>
      <div className={classes['right']}>
        {revocation.stopped && <FailureNotice failure={revocation.stopped} />}
        {revocation.last && !revocation.stopped && (
          <RevocationResult record={revocation.last} onCustomer={onCustomer} />
        )}
        {customerId !== null && (
          <CustomerView
            key={`${customerId} ${openings}`}
            workspaceId={workspaceId}
            customerId={customerId}
            onClose={() => onCustomer(null)}
            leadsOf={leadsOf}
            paymentsOf={paymentsOf}
          />
        )}
        <AuditList
          {...revocation.list}
          readAll={() => readRevocations(workspaceId)}
          onCustomer={onCustomer}
        />
      </div>
    </div>
  )
}
