/** Numbers of a line in a house: of Nigeria all but 07, 08 and 09, of Burkina Faso those that begin with 2, 3 or 4. */
const fixedLines = /^\+(?:234(?![789])|226[234])/

/** Whether a number, with its country's code, is one that no phone in a pocket has: nobody chats with it. */
export const isFixedLine = (dialledNumber: string): boolean => fixedLines.test(dialledNumber)
