/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = '9f9391f15060300065367a0ebc889583035a3301b46bf7c4799f921f85e54048'
