/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = 'c7d20736084d98cf444b8f823138010c2af39f6c9b5e7289c5f17a9cea41156b'
