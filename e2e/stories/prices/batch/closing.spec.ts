import { answerQuestions } from '../../../harness/answer-dialogs.ts'
import { openReview } from '../../../harness/open-review.ts'
import { expect, test } from '../../../harness/test.ts'

test('closing the window while prices wait asks: the application stays, goes on, or is closed', async ({
  start,
  crm,
}) => {
  const { electron, review } = await openReview(start, crm)
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await review.applyLater('2099-03-29', '06:00')
  await review.expectOutcome(/^Waits for Mar 29, 2099/)
  const closeWindow = () =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  const isSeen = () =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible() ?? null)

  const cancelled = await answerQuestions(electron, 'Cancel')
  await closeWindow()
  await expect.poll(cancelled).toHaveLength(1)
  expect((await cancelled())[0]).toMatch(
    /^Prices wait to be sent on Mar 29, 2099.*it asks at its next start\.$/,
  )
  expect(await isSeen()).toBe(true)

  const kept = await answerQuestions(electron, 'Keep running in the tray')
  await closeWindow()
  await expect.poll(isSeen).toBe(false)
  expect(await kept()).toHaveLength(1)
  // Whoever has said so once is not asked again.
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show())
  await closeWindow()
  await expect.poll(isSeen).toBe(false)
  expect(await kept()).toHaveLength(1)
})
