import type { Switches } from '../switches.ts'

/** The screens on which a project is shown. */
export const screensOf = (
  project: { readonly screens: readonly number[] },
  { screens }: Pick<Switches, 'screens'>,
): readonly number[] => screens ?? project.screens

type Shape = Switches['screensShape']

/** spec: Resources, Project: a list whose items are not shown. */
export const writeScreens = (screens: readonly number[], shape: Shape): unknown => {
  const objects = screens.map((id) => ({ id, name: `Screen ${id}` }))
  switch (shape) {
    case 'objects':
      return objects
    case 'numbers':
      return screens
    case 'screenids':
      return screens.map((screenid) => ({ screenid }))
    case 'single':
      return objects[0]
    case 'unforeseen':
      return screens.map((width) => ({ resolution: `${width * 800}x600` }))
  }
}
