/** What is asked beside the documents. */
export const answerFields = ['fullName', 'phone', 'email', 'monthlyIncome', 'incomePeriod', 'employerName'] as const
export type AnswerField = (typeof answerFields)[number]
