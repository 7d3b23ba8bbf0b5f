/** True for the id of a row as an address has it: a whole number from 1, of at most nine digits. */
export const isRowId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)
