/** A process of its own that talks by messages. */
export interface WorkerProcess {
  readonly post: (message: object) => void
  readonly onMessage: (listener: (message: unknown) => void) => void
  readonly onExit: (listener: (code: number | null) => void) => void
  readonly kill: () => void
}

export interface WorkerCommand {
  /** The name by which a person finds the process in the list of their system. */
  readonly name: string
  readonly script: string
  readonly args: readonly string[]
}

/** Starts a script as a process of its own: the window and the runner have different ways to do it. */
export type LaunchWorker = (command: WorkerCommand) => WorkerProcess
