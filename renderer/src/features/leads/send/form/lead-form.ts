import type { Project } from '#core/contract/prices'
import type { ConsentType } from '#core/customers/consent'
import type { WorkspaceId } from '#core/ids'
import type { NewLead } from '#core/leads/archive/lead'
import type { AttributeSetting } from '#core/leads/send/attribute-setting'
import type { LeadWarning } from '#core/leads/send/check-lead'

/** What the fields of a lead are chosen from. */
export interface LeadChoices {
  readonly workspaceId: WorkspaceId
  readonly projects: readonly Project[]
  readonly attributes: readonly AttributeSetting[]
  /** Null while nobody has asked for them. */
  readonly consentTypes: readonly ConsentType[] | null
}

/** A lead while it is written, as every part of the form sees it. */
export interface LeadForm {
  readonly lead: NewLead
  readonly isTest: boolean
  readonly choices: LeadChoices
  readonly change: (patch: Partial<NewLead>) => void
  readonly markTest: (isTest: boolean) => void
  /** What is wrong with a field, once that can be said without interrupting. */
  readonly problemOf: (field: string) => string | null
  readonly warnings: readonly LeadWarning[]
}
