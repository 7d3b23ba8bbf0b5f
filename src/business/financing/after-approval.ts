/** What follows an approval: the call that its mail promises, then the down payment. */
export const stepsAfterApproval = ['call', 'down_payment'] as const
