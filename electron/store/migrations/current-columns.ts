/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = 'b25b62ea14cc0d5848e1011adde236862abf79ccc86490862cbbf38a0795a8b7'
