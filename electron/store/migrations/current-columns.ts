/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '7988ddb6c2ac42dc2827c711c0553d9bcc2ee88ff6f7bb1591eefe3896a72d9d'
