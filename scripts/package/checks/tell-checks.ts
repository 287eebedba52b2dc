interface NamedCheck {
  readonly name: string
  readonly run: () => Promise<void> | void
}

/** Runs checks one after another and says of each whether it holds; answers how many do not. */
export const tellChecks = async (
  checks: readonly NamedCheck[],
  afterEach: () => Promise<void> = () => Promise.resolve(),
): Promise<number> => {
  let failed = 0
  for (const { name, run } of checks) {
    try {
      await run()
      console.log(`passed: ${name}`)
    } catch (error) {
      failed += 1
      console.log(`FAILED: ${name}\n  ${error instanceof Error ? error.message : String(error)}`)
    }
    await afterEach()
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  return failed
}
