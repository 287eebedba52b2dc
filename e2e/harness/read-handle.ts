import type { JSHandle } from '@playwright/test'

const collected = /promise was (?:garbage )?collected/i

/**
 * What a handle of main holds. The inspector waits for a promise that nobody else holds, also where there is nothing to
 * wait for, and a busy main collects it now and then: what is only read is read once more.
 */
export const readHandle = async <T>(handle: JSHandle<T>): Promise<T> => {
  try {
    return await handle.jsonValue()
  } catch (error) {
    if (!collected.test(String(error))) throw error
    return handle.jsonValue()
  }
}
