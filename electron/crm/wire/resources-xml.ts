import { type Result, success } from '#core/contract/failure'
import { resourceUidSchema } from '#core/ids'
import type { ListedResource } from '#core/media/shown/listed-resource'
import type { Body } from '../calls/call.ts'
import { parseWhole } from './numbers.ts'
import { type Attributes, optionalText, readXml } from './read-xml.ts'

/**
 * Field-notes 2.5: `resources` > `resource`; some servers list a `checksum` in place of the `crc`. Nobody can ask for a
 * file that is listed without its name, so it is passed over.
 */
export const readResourcesXml = async (
  body: Body,
  endpoint: string,
): Promise<Result<ListedResource[]>> => {
  const resources: ListedResource[] = []
  const read = await readXml(body, {
    endpoint,
    roots: ['resources'],
    reader: {
      at: (path) =>
        path === 'resources/resource'
          ? { open: (attributes) => resources.push(...toResource(attributes)) }
          : {},
    },
  })
  return read.ok ? success(resources) : read
}

const toResource = (attributes: Attributes): ListedResource[] => {
  const uid = resourceUidSchema.safeParse(attributes['uid']).data
  if (uid === undefined) return []
  const resource = {
    uid,
    contentType: optionalText(attributes['content-type']),
    fileName: optionalText(attributes['file-name']),
    sizeBytes: countOf(attributes['size']),
    crc32: crcOf(attributes['crc']),
    checksum: optionalText(attributes['checksum']),
  }
  return [resource]
}

const countOf = (text: string | undefined): number | null => {
  const count = parseWhole(text)
  return count === null || count < 0 ? null : count
}

const crcOf = (text: string | undefined): number | null => {
  const crc = countOf(text)
  return crc === null || crc > 0xff_ff_ff_ff ? null : crc
}
