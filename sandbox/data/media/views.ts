import type { Visualisation } from '../../drawing/gallery-image.ts'
import type { Names } from '../../state/pictures.ts'
import { fileName } from './file-name.ts'
import type { ProjectMedia } from './project-media.ts'

/** A picture with what it shows. */
export interface View {
  readonly names: Names
  readonly resourceUid: string
}

export interface Views {
  readonly exterior: readonly View[]
  readonly interior: readonly View[]
  readonly surroundings: readonly View[]
}

type Kind = Visualisation['kind']

const titles: Readonly<Record<Kind, readonly (readonly [cs: string, en: string])[]>> = {
  exterior: [
    ['Pohled z ulice', 'View from the street'],
    ['Pohled z vnitrobloku', 'View from the courtyard'],
    ['Večerní pohled', 'View in the evening'],
  ],
  interior: [
    ['Obývací pokoj', 'Living room'],
    ['Obývací pokoj, standard Plus', 'Living room, standard Plus'],
    ['Obývací pokoj večer', 'Living room in the evening'],
    ['Pracovní kout', 'Working corner'],
  ],
  surroundings: [
    ['Park za domem', 'The park behind the house'],
    ['Výhled z balkonu', 'View from the balcony'],
  ],
}

const viewsOf = ({ random, addFile }: ProjectMedia, kind: Kind): View[] =>
  titles[kind].map(([cs, en]) => ({
    names: { cs_CZ: cs, en_US: en },
    resourceUid: addFile({
      recipe: { kind: 'visualisation', picture: { kind, seed: random.between(1, 1_000_000) } },
      contentType: 'image/png',
      fileName: fileName(cs, 'png'),
    }),
  }))

/** What the galleries of a project are made of. */
export const makeViews = (media: ProjectMedia): Views => ({
  exterior: viewsOf(media, 'exterior'),
  interior: viewsOf(media, 'interior'),
  surroundings: viewsOf(media, 'surroundings'),
})
