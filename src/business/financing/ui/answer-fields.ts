/** What is typed beside the documents. */
export const answerFields = ['monthlyIncome', 'employerName', 'email', 'phone'] as const
export type AnswerField = (typeof answerFields)[number]
