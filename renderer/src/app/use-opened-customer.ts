import type { CustomerId, WorkspaceId } from '#core/ids'
import { useDraft } from '../ui/drafts.ts'

/** The customer that the screen of customers shows when it is opened; other screens lead to one. */
export const useOpenedCustomer = (workspaceId: WorkspaceId | null) =>
  useDraft<CustomerId | null>(`customer:${workspaceId}`, null)
