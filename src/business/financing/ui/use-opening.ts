import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { VisitWish } from './application-opening.ts'
import { openApplication } from './open-application.ts'
import type { OpenedApplication } from './opened-application.ts'

/** What came of an attempt to open what was wished for; `opened` is null when it failed. */
type Outcome = { readonly wish: VisitWish; readonly attempt: number; readonly opened: OpenedApplication | null }

/** The application of this browser: found or begun on load, when something else is wished for, and when asked again. */
export function useOpening(wish: VisitWish) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    let left = false
    const tell = (opened: OpenedApplication | null) => left || setOutcome({ wish, attempt, opened })
    void openApplication(client, wish).then(tell, () => tell(null))
    return () => {
      left = true
    }
  }, [client, wish, attempt])

  const present = outcome?.wish === wish && outcome.attempt === attempt ? outcome : null
  return {
    opened: present?.opened ?? null,
    /** Another each time that opening failed. */
    failure: present && !present.opened ? present : null,
    attempt,
    openAgain: () => setAttempt(attempt + 1),
    /** What it has become. */
    become: (opened: OpenedApplication) => setOutcome({ wish, attempt, opened }),
  }
}
