/** The most lines that one request may carry, and the most appliances of one line. */
export const mostLines = 200
export const mostOfOneAppliance = 1000

/** Hours that a battery may be asked to carry: 1 to 24. */
export const longestBackupHours = 24
export const mostUnits = 16
/** Far more than any system takes. */
export const mostPanels = 1000

/** Far above what anyone pays in a month: a slip of the keyboard. Whole units of the country's currency. */
export const mostSpent = 1e12

/** The most systems that stand side by side. */
export const mostCompared = 3
