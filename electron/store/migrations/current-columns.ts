/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = '0e3e8031be3b334d37154643799dde455e62ab2f942311e3d01972e4415b8283'
