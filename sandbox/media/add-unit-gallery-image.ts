import { plainText } from '../http/answer.ts'
import { locales } from '../projects/locales.ts'
import { addPicture } from '../state/pictures.ts'
import { readUnit } from '../state/units.ts'
import { uploadEndpoint } from './upload-endpoint.ts'

const noGallery = plainText(400, 'Unit does not have a gallery.')

/** spec: Media upload: always a new entry, never a replacement; the unit must have a gallery. */
export const addUnitGalleryImage = uploadEndpoint({
  name: 'add-unit-gallery-image',
  owner: 'unit',
  isForScreen: true,
  moreParameters: { name: 'requiredText' },
  refuse: ({ db }, unitId) => (readUnit(db, unitId)?.hasGallery === true ? null : noGallery),
  put: ({ call, ownerId, projectId, resourceUid }) => {
    const name = call.parameters.text('name')
    const id = addPicture(call.db, {
      unitId: ownerId,
      projectId,
      screenId: call.parameters.integer('screenid'),
      // The API takes one name: it stands in every language until somebody translates it.
      names: Object.fromEntries(locales.map(({ iso }) => [iso, name])),
      resourceUid,
      createdAt: call.now,
    })
    return plainText(201, String(id))
  },
})
