import type { TFunction } from 'i18next'

const named = [
  'headermode',
  'projectids',
  'fulltext',
  'creationdatefrom',
  'creationdateto',
  'statusids',
  'mode',
  'unitid',
  'filter_status',
  'filter_groupcompany',
  'filter_issued_from',
  'filter_issued_to',
] as const

const choices = {
  headermode: ['default', 'labels', 'ids', 'labels_ids', 'ids_labels'],
  filter_status: ['1', '2', '3', '4', '5', '6'],
  mode: [
    'DEAL_DEFECTS',
    'DEAL_DEFECTS_COMMUNAL_AREA',
    'DEAL_DEFECTS_COMBINED',
    'INSPECTION_DEFECTS',
    'INSPECTION_DEFECTS_COMMUNAL_AREA',
    'INSPECTION_DEFECTS_COMBINED',
  ],
} as const

/** A parameter as people call it; one that nobody named by its name in the API. */
export const parameterWords = (t: TFunction, name: string): string => {
  const known = named.find((one) => one === name)
  return known ? t(`exports.parameter.${known}`) : name
}

/** A value of a parameter in words. */
export const choiceWords = (t: TFunction, parameter: string, value: string): string => {
  switch (parameter) {
    case 'headermode': {
      const known = choices.headermode.find((one) => one === value)
      return known ? t(`exports.choice.headermode.${known}`) : value
    }
    case 'filter_status': {
      const known = choices.filter_status.find((one) => one === value)
      return known ? t(`exports.choice.invoice.${known}`) : value
    }
    case 'mode': {
      const known = choices.mode.find((one) => one === value)
      return known ? t(`exports.choice.mode.${known}`) : value
    }
    default:
      return value
  }
}
