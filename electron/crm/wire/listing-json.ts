import { z } from 'zod'
import { type Result, success } from '#core/contract/failure'
import { notThisServer } from '../answer-failure.ts'
import type { Body } from '../call.ts'
import type { Listing } from './listing.ts'

const id = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
])

// The shape of a screen is not shown: a number, the same as text, or an object that carries it.
const screen = z.union([
  id,
  z.object({ id }).transform((item) => item.id),
  z.object({ 'screen-id': id }).transform((item) => item['screen-id']),
])

const schema = z.object({
  'developer-id': id,
  projects: z.array(
    z.object({
      'project-id': id,
      'project-name': z.string(),
      screens: z
        .array(z.unknown())
        .nullish()
        .transform((items) => (items ?? []).flatMap((item) => screen.safeParse(item).data ?? [])),
    }),
  ),
})

const maxBytes = 16 * 1024 * 1024

/** spec: Resources, Project, the JSON form. Further fields are ignored. */
export const readListingJson = async (body: Body, endpoint: string): Promise<Result<Listing>> => {
  const text = await readText(body)
  const parsed = text === null ? null : schema.safeParse(parseJson(text))
  if (!parsed?.success) {
    return notThisServer({
      endpoint,
      expected: 'JSON with developer-id and projects',
      received: (text ?? '').slice(0, 200),
    })
  }
  const { data } = parsed
  return success({
    developerId: data['developer-id'],
    developerName: null,
    projects: data.projects.map((project) => ({
      id: project['project-id'],
      name: project['project-name'],
      city: null,
      freeUnits: null,
      screenIds: project.screens,
    })),
  })
}

const readText = async ({ chunks }: Body): Promise<string | null> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
  }
  return Buffer.concat(parts).toString('utf8')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
