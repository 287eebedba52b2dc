/** Who stands in the history of a unit that was changed without the API. */
export const whoChanges = 'somebody in the CRM'
