import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { documentTypes } from '../document-type.ts'

/** The screens of an application: who applies, each document, then all of it to be checked and sent. */
export const applicationSteps = ['you', ...documentTypes, 'check'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** The screen that the address names, so that Back leads to the one before. */
export function useApplicationStep() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const step = applicationSteps.find((name) => `#${name}` === hash) ?? 'you'
  const goTo = useCallback((next: ApplicationStep) => void navigate({ search, hash: next }), [navigate, search])
  return { step, goTo, index: applicationSteps.indexOf(step), search }
}
