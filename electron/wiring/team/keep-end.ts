import { z } from 'zod'
import type { OpenStore } from '../../store/file/open.ts'
import { insertUntold } from '../../store/team/untold.ts'
import type { TeamDesk } from '../../team/desk/open-desk.ts'
import type { TellEnd } from '../../team/desk/tell-end.ts'
import { write } from '../stores/write.ts'

const anything = z.unknown()

/** What came of a claim is told by this run or a later one. What a full disk does not keep is told at once or never. */
export const keepEnd =
  (store: OpenStore, { ask }: Pick<TeamDesk, 'ask'>): TellEnd =>
  (name, values) => {
    const { db } = store
    const isKept =
      db.open && write(store, () => insertUntold(db, { act: 'end', name, values: [...values] })).ok
    if (!isKept) void ask(anything, name, values)
  }
