import { answerQuestions } from '../../../harness/answer-dialogs.ts'
import { closeWindow, isWindowVisible } from '../../../harness/close-window.ts'
import { openReview } from '../../../harness/open-review.ts'
import { expect, test } from '../../../harness/test.ts'
import { ReviewScreen } from '../../../screens/review.ts'

test('closing the window while prices wait asks: the application stays, ends and has the batch at its next start, or goes on in the tray', async ({
  start,
  crm,
}) => {
  const first = await openReview(start, crm)
  const { review } = first
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await review.applyLater('2099-03-29', '02:30')
  // The clocks are put forward over half past two in that night.
  await review.expectOutcome(/Scheduled for Mar 29, 2099, \d+:00/)
  const cancelled = await answerQuestions(first.electron, 'Cancel')
  await closeWindow(first.electron)
  await expect.poll(cancelled).toHaveLength(1)
  expect((await cancelled())[0]).toMatch(
    /^Prices are waiting to be sent on Mar 29, 2099.*it asks you at its next start\.$/,
  )
  expect(await isWindowVisible(first.electron)).toBe(true)
  await answerQuestions(first.electron, 'Close')
  const ended = first.electron.waitForEvent('close')
  await first.electron.evaluate(({ BrowserWindow }) => {
    setImmediate(() => BrowserWindow.getAllWindows()[0]?.close())
  })
  await ended

  const second = await start()
  const { electron } = second
  await second.unitdesk.prices.expectUnits()
  const after = new ReviewScreen(second.page)
  await second.page.getByRole('button', { name: /: Scheduled/ }).click()
  const withdraw = after.history.getByRole('button', { name: 'Unschedule' })
  await expect(withdraw).toBeVisible()
  const kept = await answerQuestions(electron, 'Keep running in the tray')
  await closeWindow(electron)
  await expect.poll(() => isWindowVisible(electron)).toBe(false)
  expect(await kept()).toHaveLength(1)
  // A person who has said so once is not asked again.
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show())
  await closeWindow(electron)
  await expect.poll(() => isWindowVisible(electron)).toBe(false)
  expect(await kept()).toHaveLength(1)
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show())
  await withdraw.click()
  await expect(after.history.getByText(/^Unscheduled on/)).toBeVisible()
  expect((await crm.requests()).map(({ endpoint }) => endpoint)).not.toContain('update-units')
})
