import { emptyBody } from '../http/answer.ts'
import { setUnitPdf } from '../state/plans.ts'
import { uploadEndpoint } from './upload-endpoint.ts'

/** spec: Media upload: any file type is accepted; an empty file is a file too. */
export const setUnitPdfEndpoint = uploadEndpoint({
  name: 'set-unit-pdf',
  owner: 'unit',
  isForScreen: false,
  put: ({ call, ownerId, resourceUid }) => {
    setUnitPdf(call.db, ownerId, resourceUid)
    return emptyBody(204)
  },
})
