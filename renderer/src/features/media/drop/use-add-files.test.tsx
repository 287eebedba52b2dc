// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobIdSchema, mediaFileIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import { useAddFiles, useFindFile } from './use-add-files.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
/** This environment does not know where a file lies in a folder that was dropped. */
const dropped = (...names: string[]) =>
  names.map((name) => Object.assign(new File(['x'], name), { webkitRelativePath: '' }))

test('tokens of dropped files end once main has taken them over or refused them, also of two drops at once', async () => {
  const main = mainOnOrder()
  const { result } = await renderInPage(() => useAddFiles(of), {})
  await act(() => result.current(dropped('a', 'b')))
  await act(() => result.current(dropped('c')))
  const [first, second] = [await main.asked('media.addFiles'), await main.asked('media.addFiles')]
  expect(main.waiting()).toEqual([])
  first.answer({ jobId: jobIdSchema.parse('j1') })
  expect((await main.asked('app.endFiles')).input.files).toEqual(['a', 'b'])
  second.fail({ kind: 'cancelled', again: 'now' })
  expect((await main.asked('app.endFiles')).input.files).toEqual(['c'])
})

test('the token of a file that was found again ends once main has it', async () => {
  const main = mainOnOrder()
  const { result } = await renderInPage(() => useFindFile(), {})
  const fileId = mediaFileIdSchema.parse('f1')
  await act(() => result.current(fileId, new File(['x'], 'a')))
  const find = await main.asked('media.findFile')
  expect(find.input).toEqual({ fileId, file: 'a' })
  find.answer({ jobId: jobIdSchema.parse('j1') })
  expect((await main.asked('app.endFiles')).input.files).toEqual(['a'])
})
