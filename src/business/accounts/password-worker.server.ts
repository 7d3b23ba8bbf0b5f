import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import * as french from '@zxcvbn-ts/language-fr'

const estimator = new ZxcvbnFactory({
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
})
/** Each message is some passwords; the answer says how many guesses each takes, as a power of ten. */
parentPort?.on('message', (passwords: readonly string[]) => {
  const guesses = passwords.map((password) => estimator.check(password).guessesLog10)
  parentPort?.postMessage(guesses, [])
})
