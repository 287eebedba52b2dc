import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound, type Result, success } from '#core/contract/failure'
import { type Notice, noticesSchema } from '#core/notice'

/** The build has written the list beside the bundles; what runs in development may never have been built. */
export const readNotices = async (built: string): Promise<Result<Notice[]>> => {
  let text: string
  try {
    text = await readFile(join(built, 'notices.json'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return notFound('never')
    }
    throw error
  }
  return success(noticesSchema.parse(JSON.parse(text)))
}
