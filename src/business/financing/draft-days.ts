/** How many days a draft that nobody submits is kept, with its documents. */
export const draftDays = 30
