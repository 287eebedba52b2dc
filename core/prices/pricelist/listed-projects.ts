import {
  type DeveloperId,
  type ProjectId,
  projectIdSchema,
  type ScreenId,
  screenIdSchema,
} from '#core/ids'

interface ProjectDescription {
  readonly name: string
  readonly city: string | null
  readonly freeUnits: number | null
}

interface ProjectListing {
  readonly developerId: DeveloperId | null
  readonly projects: readonly (ProjectDescription & {
    readonly id: number
    readonly screenIds: readonly number[]
  })[]
}

export interface ListedProject extends ProjectDescription {
  readonly id: ProjectId
  readonly developerId: DeveloperId | null
  readonly screenIds: ScreenId[]
}

/** The projects of a listing, each with the developer whom the server named once for all of them. */
export const listedProjects = ({ developerId, projects }: ProjectListing): ListedProject[] =>
  projects.map(({ name, city, freeUnits, ...project }) => ({
    name,
    city,
    freeUnits,
    id: projectIdSchema.parse(project.id),
    developerId,
    screenIds: project.screenIds.map((id) => screenIdSchema.parse(id)),
  }))
