import type { Migration } from './migration.ts'

// SQLite knows the small letters of ASCII alone, and no accents. What is written later is folded by the application.
const letters = [
  'aáàâäãåąÁÀÂÄÃÅĄ',
  'cčćçČĆÇ',
  'dďĎ',
  'eéěèêëęÉĚÈÊËĘ',
  'iíìîïÍÌÎÏ',
  'lĺľĹĽ',
  'nňńñŇŃÑ',
  'oóòôöõőÓÒÔÖÕŐ',
  'rŕřŔŘ',
  'sšśŠŚ',
  'tťŤ',
  'uúůùûüűÚŮÙÛÜŰ',
  'yýÿÝŸ',
  'zžźżŽŹŻ',
]

const folded = letters
  .flatMap(([plain = '', ...accented]) => accented.map((letter) => [letter, plain] as const))
  .reduce((sql, [letter, plain]) => `replace(${sql}, '${letter}', '${plain}')`, 'lower(told)')

const searched = [
  'variableSymbol',
  'constantSymbol',
  'specificSymbol',
  'counterAccount',
  'counterName',
  'message',
  'reference',
  'account',
]
const paths = [
  ...searched.map((field) => `$.transaction.${field}`),
  '$.prescribedPaymentId',
  '$.state.paymentId',
]
const told = paths
  .map((path) => `coalesce(json_extract(entry, '${path}') || char(10), '')`)
  .join(' || ')

export const paymentSearch: Migration = {
  version: 92,
  name: 'payment search',
  sql: `
    -- All of a payment that a person may search for, without accents and case.
    ALTER TABLE payment ADD COLUMN folded TEXT NOT NULL DEFAULT '';
    UPDATE payment SET folded = (SELECT ${folded} FROM (SELECT ${told} AS told));

    -- Each time that the store came from a backup or began anew: workspaces that are added later are asked too.
    CREATE TABLE payment_restore (
      id INTEGER PRIMARY KEY,
      restored_at INTEGER NOT NULL UNIQUE,
      backup_from INTEGER
    ) STRICT;
    INSERT INTO payment_restore (restored_at, backup_from)
      SELECT restored_at, max(backup_from) FROM payment_restored GROUP BY restored_at ORDER BY restored_at;
    -- From now on only what a person has accepted is kept of each workspace.
    DELETE FROM payment_restored WHERE accepted_at IS NULL;
  `,
}
