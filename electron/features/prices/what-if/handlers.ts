import { success } from '#core/contract/failure'
import { raiseReminderIdSchema } from '#core/ids'
import { takenOf } from '#core/prices/what-if/raise-reminder'
import type { HandlersOf } from '../../../ipc/handlers.ts'
import type { PricesDependencies } from '../dependencies.ts'
import { unitsOfProject } from './prepare-raises.ts'

type WhatIfHandlers = HandlersOf<
  'prices',
  'listRaiseReminders' | 'addRaiseReminder' | 'removeRaiseReminder' | 'settleRaise'
>

export const whatIfHandlers = ({
  store,
  clock,
  newId,
}: Pick<PricesDependencies, 'store' | 'clock' | 'newId'>): WhatIfHandlers => ({
  'prices.listRaiseReminders': (of) =>
    success(store.listRaiseReminders(of).map(({ of: _of, ...reminder }) => reminder)),
  'prices.addRaiseReminder': ({ reminder, ...of }) => {
    const id = raiseReminderIdSchema.parse(newId())
    const counted = takenOf(unitsOfProject(store, of), reminder)
    const inserted = store.write.insertRaiseReminder({ ...of, id, reminder, counted: [...counted] })
    return inserted.ok ? success(id) : inserted
  },
  'prices.removeRaiseReminder': ({ reminderId }) => store.write.removeRaiseReminder(reminderId),
  'prices.settleRaise': (settled) => store.write.settleRaise({ ...settled, at: clock.now() }),
})
