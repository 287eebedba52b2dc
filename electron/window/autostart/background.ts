import type { Result } from '#core/contract/failure'

/** How the application goes on without its window, as far as the system lets it. */
export interface Background {
  readonly canStartWithSystem: boolean
  readonly startsWithSystem: () => boolean
  readonly setStartsWithSystem: (isWanted: boolean) => Result<null>
  readonly canStayInTray: boolean
}
