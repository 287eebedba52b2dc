// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DrawPictureRequest } from './picture-message.ts'
import { type Picture, usePictures } from './pictures.ts'

afterEach(() => vi.unstubAllGlobals())

/** Workers in the hands of the test: what each was asked to draw, and whether it was ended. */
const startWorkers = () => {
  const workers: { readonly asked: string[]; isEnded: boolean; readonly events: EventTarget }[] = []
  class TestWorker extends EventTarget {
    readonly state = { asked: [] as string[], isEnded: false, events: this as EventTarget }
    constructor() {
      super()
      workers.push(this.state)
    }
    postMessage({ url }: DrawPictureRequest) {
      this.state.asked.push(url)
    }
    terminate() {
      this.state.isEnded = true
    }
  }
  vi.stubGlobal('Worker', TestWorker)
  return workers
}

test('a worker that fails is replaced, and the pictures behind its own are drawn', () => {
  const workers = startWorkers()
  const { result, unmount } = renderHook(usePictures)
  const told: (readonly [string, Picture | null])[] = []
  for (const url of ['first', 'second', 'third']) {
    result.current.want({ url, version: '1' }, 100, (picture) => told.push([url, picture]))
  }
  expect(workers.map(({ asked }) => asked)).toEqual([['first', 'second']])
  workers[0]?.events.dispatchEvent(new Event('error'))
  expect(told).toEqual([
    ['first', null],
    ['second', null],
  ])
  expect(workers.map(({ asked, isEnded }) => [asked, isEnded])).toEqual([
    [['first', 'second'], true],
    [['third'], false],
  ])
  expect(result.current.known({ url: 'first', version: '1' }, 100)).toBeUndefined()
  unmount()
})
