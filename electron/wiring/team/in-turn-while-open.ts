import { oneAfterAnother } from '#core/works-in-turn'
import type { OpenStore } from '../../store/file/open.ts'

/** Works one after another. What an application that ends has not begun is for its next run: the store is closed by then. */
export const inTurnWhileOpen = ({ db }: OpenStore) => {
  const inTurn = oneAfterAnother()
  return (work: () => Promise<void>): Promise<void> =>
    inTurn(() => (db.open ? work() : Promise.resolve()))
}
