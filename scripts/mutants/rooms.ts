/** Where a line that no test holds would cost somebody money, a login or a lead; and the folders of its tests. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'electron/crm/guards': ['electron/crm/guards', 'electron/crm/calls'],
  'electron/features/prices/batch': ['electron/features/prices/batch'],
  'electron/features/payments': ['electron/features/payments'],
  'electron/features/exports': ['electron/features/exports'],
  'core/payments': ['core/payments'],
  'core/prices': ['core/prices'],
  'core/api': ['core'],
}
