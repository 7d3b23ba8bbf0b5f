import { Hono } from 'hono'
import { addSolution } from '#business/solutions/add-solution.server.ts'
import { changeSolution, removeSolution } from '#business/solutions/change-solution.server.ts'
import { listSolutionRecords, readSolutionRecord } from '#business/solutions/solution-records.server.ts'
import { solutionErrorKey } from '#business/solutions/solution-errors.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn } from '../id-in.ts'
import type { FieldWords } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

const words: FieldWords = ({ path, code }) => solutionErrorKey(path, code)

/** Proven solutions, drafts included. */
export function solutionRoutes(services: Services): Hono {
  return new Hono()
    .get('/proven-solutions', async (c) => answerOutcome(c, await listSolutionRecords(actingIn(c, services))))
    .get('/proven-solutions/:id', async (c) =>
      answerOutcome(c, await readSolutionRecord(actingIn(c, services), idIn(c))),
    )
    .post('/proven-solutions', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await addSolution(actingIn(c, services), body.value) : body, 201, words)
    })
    .put('/proven-solutions/:id', async (c) => {
      const body = await readJson(c)
      const acting = actingIn(c, services)
      return answerOutcome(c, body.ok ? await changeSolution(acting, idIn(c), body.value) : body, 200, words)
    })
    .delete('/proven-solutions/:id', async (c) =>
      answerOutcome(c, await removeSolution(actingIn(c, services), idIn(c)), 204),
    )
}
