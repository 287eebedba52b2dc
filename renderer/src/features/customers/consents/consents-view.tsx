import { useState } from 'react'
import type { CustomerId, WorkspaceId } from '#core/ids'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { CustomerView } from '../customer/customer-view.tsx'
import { OpenCustomer } from '../customer/open-customer.tsx'
import { AuditList } from './audit-list.tsx'
import { ConsentTypes } from './consent-types.tsx'
import classes from './consents.module.css'
import { RevocationResult } from './revocation-result.tsx'
import { RevokeForm } from './revoke-form.tsx'
import { useConsentTypes } from './use-consent-types.ts'
import { useRevocation } from './use-revocation.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  /** The customer that is opened; null: none. */
  readonly customerId: CustomerId | null
  readonly onCustomer: (customerId: CustomerId | null) => void
}

/** Consents that are withdrawn, and the customers whose they are. */
export const ConsentsView = ({ workspaceId, customerId, onCustomer }: Props) => {
  const words = useFailureWords()
  const types = useConsentTypes(workspaceId)
  const revocation = useRevocation(workspaceId)
  const [isAfresh, setAfresh] = useState(0)
  return (
    <div className={classes['view']}>
      <div className={classes['left']}>
        <RevokeForm
          workspaceId={workspaceId}
          types={types.types}
          isSending={revocation.isSending}
          onBegin={revocation.forget}
          onRevoke={revocation.send}
        />
        <ConsentTypes types={types} />
        <OpenCustomer
          onOpen={(id) => {
            onCustomer(id)
            setAfresh((times) => times + 1)
          }}
        />
      </div>
      <div className={classes['right']}>
        {revocation.notLeft && <Notice tone="failure" {...words(revocation.notLeft)} />}
        {revocation.last && <RevocationResult record={revocation.last} onCustomer={onCustomer} />}
        {customerId !== null && (
          <CustomerView
            key={`${customerId} ${isAfresh}`}
            workspaceId={workspaceId}
            customerId={customerId}
            onClose={() => onCustomer(null)}
          />
        )}
        <AuditList records={revocation.records} onCustomer={onCustomer} />
      </div>
    </div>
  )
}
