import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import * as french from '@zxcvbn-ts/language-fr'
import { serveWorker } from '#platform/worker.server.ts'

const estimator = new ZxcvbnFactory({
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
})
/** Of some passwords, how many guesses each takes, as a power of ten. */
serveWorker(async (passwords: readonly string[]): Promise<readonly number[]> =>
  passwords.map((password) => estimator.check(password).guessesLog10),
)
