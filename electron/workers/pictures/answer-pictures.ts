import type { MessagePort } from 'node:worker_threads'
import { lookAtPicture } from './look-at-picture.ts'
import { openVips } from './open-vips.ts'
import type { PictureRequest, PicturesMessage } from './pictures-message.ts'

/** Answers one request after another. */
export const answerPictures = async (port: MessagePort): Promise<void> => {
  const vips = await openVips()
  const post = (message: PicturesMessage) => port.postMessage(message)
  let last = Promise.resolve()
  port.on('message', (request: PictureRequest) => {
    last = last.then(async () => {
      post({ kind: 'answer', answer: await lookAtPicture(vips, request) })
    })
  })
  post({ kind: 'ready' })
}
