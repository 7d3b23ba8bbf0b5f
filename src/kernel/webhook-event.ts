/** What other programs can be told of. */
export const webhookEvents = [
  'request.created',
  'request.status_changed',
  'application.submitted',
  'application.decided',
  'post.published',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What is sent to see whether a target answers. */
export const webhookTest = 'test' as const

/** What became of a delivery: it waits for its next try, the target took it, or it was given up. */
export const deliveryStates = ['queued', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
