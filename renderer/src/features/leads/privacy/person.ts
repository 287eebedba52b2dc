import type { CustomerId } from '#core/ids'

/** A person who is searched for, by whatever is known of them. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly customerIds: CustomerId[]
}
