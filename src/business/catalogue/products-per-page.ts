/** Products on one page of the catalogue, and the most that one answer of the list holds. */
export const productsPerPage = 48
