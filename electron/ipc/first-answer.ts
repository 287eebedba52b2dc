import type { ReadName } from '#core/contract/index'

/** What a read of the contract comes to, told before it is asked. */
export interface FirstAnswer {
  readonly name: ReadName
  readonly input: unknown
  readonly value: unknown
}
