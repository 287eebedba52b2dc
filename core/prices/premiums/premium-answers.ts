import { z } from 'zod'
import { unitIdSchema } from '#core/ids'

/** Homes that lie together: one above the other, or on one side of a building. */
export const homeGroupSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stack'), stack: z.string().min(1).max(300) }),
  z.strictObject({
    kind: z.literal('side'),
    building: z.string().max(280),
    south: z.int().min(-1).max(1),
    west: z.int().min(-1).max(1),
  }),
])
export type HomeGroup = z.infer<typeof homeGroupSchema>

const mostUnits = 20_000
const unitIdsSchema = z.array(unitIdSchema).max(mostUnits)
const nameSchema = z.string().trim().min(1).max(60)
export const mostColumns = 5

/** What a person has said about a project's list that the CRM does not say. */
export const premiumAnswersSchema = z.strictObject({
  /** What some units have and others lack, such as a view. */
  columns: z.array(z.strictObject({ name: nameSchema, unitIds: unitIdsSchema })).max(mostColumns),
  /** Groups that deviate because their prices are wrong. */
  wrongGroups: z.array(homeGroupSchema).max(500),
  /** Prices that are meant, although the premiums do not explain them. */
  intended: z.array(z.strictObject({ unitId: unitIdSchema, grossMinor: z.int() })).max(mostUnits),
  /** Heights of floors whose names do not say them. */
  floors: z
    .array(z.strictObject({ floor: z.string().max(300), level: z.int().min(-20).max(200) }))
    .max(200),
})
export type PremiumAnswers = z.infer<typeof premiumAnswersSchema>

export const noAnswers: PremiumAnswers = {
  columns: [],
  wrongGroups: [],
  intended: [],
  floors: [],
}

/** One answer, or one that is taken back. */
export const premiumAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hasColumn'), name: nameSchema, unitIds: unitIdsSchema }),
  z.strictObject({ kind: z.literal('lacksColumn'), name: nameSchema, unitIds: unitIdsSchema }),
  z.strictObject({ kind: z.literal('removeColumn'), name: nameSchema }),
  z.strictObject({ kind: z.literal('wrongGroup'), group: homeGroupSchema }),
  z.strictObject({ kind: z.literal('askAgain'), group: homeGroupSchema }),
  z.strictObject({ kind: z.literal('intended'), unitId: unitIdSchema, grossMinor: z.int() }),
  z.strictObject({ kind: z.literal('notIntended'), unitId: unitIdSchema }),
  z.strictObject({
    kind: z.literal('floor'),
    floor: z.string().max(300),
    level: z.int().min(-20).max(200),
  }),
  z.strictObject({ kind: z.literal('forgetFloor'), floor: z.string().max(300) }),
])
export type PremiumAnswer = z.infer<typeof premiumAnswerSchema>

export const isSameGroup = (one: HomeGroup, other: HomeGroup): boolean => {
  if (one.kind === 'stack') return other.kind === 'stack' && one.stack === other.stack
  return (
    other.kind === 'side' &&
    one.building === other.building &&
    one.south === other.south &&
    one.west === other.west
  )
}

/** What is known of a list after one more answer; a sixth column changes nothing. */
export const withAnswer = (answers: PremiumAnswers, answer: PremiumAnswer): PremiumAnswers => {
  const { columns, wrongGroups, intended, floors } = answers
  switch (answer.kind) {
    case 'hasColumn':
      return { ...answers, columns: withColumn(columns, answer) }
    case 'lacksColumn': {
      const gone = new Set(answer.unitIds)
      const without = (column: Column): Column =>
        column.name === answer.name
          ? { ...column, unitIds: column.unitIds.filter((id) => !gone.has(id)) }
          : column
      return { ...answers, columns: columns.map(without) }
    }
    case 'removeColumn':
      return { ...answers, columns: columns.filter(({ name }) => name !== answer.name) }
    case 'wrongGroup':
      return { ...answers, wrongGroups: [...others(wrongGroups, answer.group), answer.group] }
    case 'askAgain':
      return { ...answers, wrongGroups: others(wrongGroups, answer.group) }
    case 'intended': {
      const { unitId, grossMinor } = answer
      const rest = intended.filter((one) => one.unitId !== unitId)
      return { ...answers, intended: [...rest, { unitId, grossMinor }] }
    }
    case 'notIntended':
      return {
        ...answers,
        intended: intended.filter(({ unitId }) => unitId !== answer.unitId),
      }
    case 'floor': {
      const { floor, level } = answer
      const rest = floors.filter((one) => one.floor !== floor)
      return { ...answers, floors: [...rest, { floor, level }] }
    }
    case 'forgetFloor':
      return { ...answers, floors: floors.filter(({ floor }) => floor !== answer.floor) }
  }
}

type Column = PremiumAnswers['columns'][number]

const withColumn = (columns: readonly Column[], { name, unitIds }: Column): Column[] => {
  const known = columns.find((column) => column.name === name)
  if (known === undefined) {
    return columns.length < mostColumns ? [...columns, { name, unitIds }] : [...columns]
  }
  const together = { name, unitIds: [...new Set([...known.unitIds, ...unitIds])] }
  return columns.map((column) => (column === known ? together : column))
}

const others = (groups: readonly HomeGroup[], group: HomeGroup): HomeGroup[] =>
  groups.filter((one) => !isSameGroup(one, group))
