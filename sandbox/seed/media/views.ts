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

interface Subject {
  /** The names of its pictures in `assets/views` begin with this. */
  readonly asset: string
  readonly cs: string
  readonly en: string
}

const picturesOfSubject = 3

const exterior: readonly Subject[] = [
  { asset: 'street', cs: 'Pohled z ulice', en: 'View from the street' },
  { asset: 'courtyard', cs: 'Pohled z vnitrobloku', en: 'View from the courtyard' },
  { asset: 'evening', cs: 'Večerní pohled', en: 'View in the evening' },
]
const interior: readonly Subject[] = [
  { asset: 'living-room', cs: 'Obývací pokoj', en: 'Living room' },
  {
    asset: 'living-room-plus',
    cs: 'Obývací pokoj, standard Plus',
    en: 'Living room, standard Plus',
  },
  { asset: 'living-room-evening', cs: 'Obývací pokoj večer', en: 'Living room in the evening' },
  { asset: 'working-corner', cs: 'Pracovní kout', en: 'Working corner' },
]
const surroundings: readonly Subject[] = [
  { asset: 'park', cs: 'Park za domem', en: 'The park behind the house' },
  { asset: 'balcony', cs: 'Výhled z balkonu', en: 'View from the balcony' },
]

/** The pictures in the galleries of a project; three projects in a row share none of them. */
export const makeViews = ({ addFile }: ProjectMedia, projectOrder: number): Views => {
  const picture = 1 + (projectOrder % picturesOfSubject)
  const viewOf = ({ asset, cs, en }: Subject): View => ({
    names: { cs_CZ: cs, en_US: en },
    resourceUid: addFile({
      asset: `views/${asset}-${picture}.png`,
      contentType: 'image/png',
      fileName: fileName(cs, 'png'),
    }),
  })
  return {
    exterior: exterior.map(viewOf),
    interior: interior.map(viewOf),
    surroundings: surroundings.map(viewOf),
  }
}
