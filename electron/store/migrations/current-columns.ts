/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '5ef9b6912c4575bae7669552dbc2787318df411fd880f35d1e37e39417e30f8e'
