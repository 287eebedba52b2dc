const exportsOf = (...rooms: readonly string[]) =>
  rooms.map((room) => `electron/features/exports/${room}`)

/**
 * Where a line that no test holds would cost somebody money, a login or a lead; and the folders of its tests. Reports
 * have rooms of their own: their tests run whole reports, and all of them for each mutant would take hours.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'electron/crm/guards': ['electron/crm/guards', 'electron/crm/calls'],
  'electron/features/prices/batch': ['electron/features/prices/batch'],
  'electron/features/payments': ['electron/features/payments'],
  'electron/features/exports/alarms': exportsOf('alarms'),
  'electron/features/exports/backup': exportsOf('backup'),
  'electron/features/exports/dashboard': exportsOf('dashboard'),
  'electron/features/exports/delivery': exportsOf('delivery'),
  'electron/features/exports/reports': exportsOf('reports', 'runs'),
  'electron/features/exports/runner': exportsOf('runner'),
  'electron/features/exports/runs': exportsOf('runs', 'reports', 'schedule'),
  'electron/features/exports/schedule': exportsOf('schedule', 'runs'),
  'electron/features/exports/table': exportsOf('table'),
  'core/payments': ['core/payments'],
  'core/prices': ['core/prices'],
  'core/api': ['core'],
}
