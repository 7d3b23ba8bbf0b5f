import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { renewSubmissionKey, submissionKey } from '#client/submission-key.ts'
import type { Application, ApplicationReceipt } from '../application.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import { applyAtPrice, outcomeOf } from './apply-at-price.ts'
import { openingFor, type VisitWish, type WantedPlan } from './application-opening.ts'
import { applicationQuery, ownApplicationsQuery } from './application-queries.ts'
import type { OpenedApplication } from './opened-application.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Finds the draft of this browser or begins one; none while another is being begun.
 * @throws ApiError when it is refused, TypeError when the network fails
 */
export function openApplication(client: QueryClient, wish: VisitWish): Promise<OpenedApplication> {
  const opened = last.then(() => open(client, wish))
  last = opened.catch(() => undefined)
  return opened
}

async function open(client: QueryClient, wish: VisitWish): Promise<OpenedApplication> {
  const own = await client.query({ ...ownApplicationsQuery, staleTime: 0 })
  const opening = openingFor(own, wish)
  switch (opening.step) {
    case 'resume':
      return { kind: 'draft', application: opening.application }
    case 'existing':
      return { kind: 'existing', application: opening.application }
    case 'choose':
      return { kind: 'not_offered', productId: null }
    case 'other_country':
      return { kind: 'other_country' }
    case 'change': {
      const { id } = opening.application
      return applyFor(client, opening.plan, opening.plan.shown !== null, (plan) =>
        sendJson<Application>('PUT', `/api/financing/applications/${id}/plan`, plan),
      )
    }
    case 'create':
      return applyFor(client, opening.plan, opening.wasShown, async (plan) => {
        const { id } = await applyOnce(plan)
        return client.query({ ...applicationQuery(id), staleTime: 0 })
      })
  }
}

const path = '/api/financing/apply'

/** A retry after a lost answer begins no second draft. */
async function applyOnce(plan: ApplicationRequest): Promise<ApplicationReceipt> {
  const idempotencyKey = submissionKey(path, JSON.stringify(plan))
  try {
    const receipt = await sendJson<ApplicationReceipt>('POST', path, plan, { idempotencyKey })
    renewSubmissionKey(path)
    return receipt
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'conflict') renewSubmissionKey(path)
    throw error
  }
}

/** Applies by `apply`, with the numbers that the visitor was shown. Where that does not do, finds out why. */
async function applyFor(
  client: QueryClient,
  wanted: WantedPlan,
  wasShown: boolean,
  apply: (plan: ApplicationRequest) => Promise<Application>,
): Promise<OpenedApplication> {
  const { shown, ...choice } = wanted
  let refusal: unknown = null
  if (shown) {
    try {
      return { kind: 'draft', application: await apply({ ...choice, ...shown }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refusal = error
    }
  }
  const plan = shown && { ...choice, ...shown }
  return plan ? outcomeOf(refusal, plan, wasShown ? null : apply) : applyAtPrice(client, choice, apply)
}
