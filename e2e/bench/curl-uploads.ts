import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface CurlUploads {
  readonly url: string
  readonly paths: readonly string[]
  readonly atOnce: number
  /** Where curl finds what it is to do. */
  readonly folder: string
}

const transferOf = (url: string, path: string): string =>
  [
    `url = "${url}"`,
    'form-string = "login=bench"',
    'form-string = "password=password"',
    'form-string = "unitid=7"',
    `form = "file=@${path};type=image/jpeg"`,
    'header = "Expect:"',
    'output = "/dev/null"',
    'fail',
  ].join('\n')

/** Milliseconds that curl takes for the same uploads. */
export const curlUploadsMs = async (uploads: CurlUploads): Promise<number> => {
  const { url, paths, atOnce, folder } = uploads
  const config = join(folder, 'curl.conf')
  writeFileSync(config, paths.map((path) => transferOf(url, path)).join('\nnext\n'))
  const startedAt = performance.now()
  const curl = spawn(
    'curl',
    [
      '--silent',
      '--no-progress-meter',
      '--parallel',
      '--parallel-max',
      String(atOnce),
      '--config',
      config,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = (await once(curl, 'exit')) as [number | null]
  const ms = performance.now() - startedAt
  rmSync(config)
  if (code !== 0) throw new Error(`curl ended with ${code}`)
  return ms
}
