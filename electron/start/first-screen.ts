import type { ScreenName } from '#core/contract/app'
import type { ReadName } from '#core/contract/index'
import type { WindowPlace } from '../store/settings/window-place.ts'

/** A read of the contract with its answer. */
export interface FirstAnswer {
  readonly name: ReadName
  readonly input: unknown
  readonly value: unknown
}

/** What a start shows before the store is open. */
export interface FirstScreen {
  readonly screen: ScreenName
  readonly answers: readonly FirstAnswer[]
  readonly windowPlace: WindowPlace | null
  readonly staysInTray: boolean
}
