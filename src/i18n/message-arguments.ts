import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

/** What a message expects a value for; `format` is how the value is written (`plural`), '' for as it is. */
export type MessageArgument = { readonly name: string; readonly format: string }

/** The arguments of an ICU message, those inside of cases included; null for one that can't be read. */
export function messageArguments(source: string): MessageArgument[] | null {
  try {
    return argumentsIn(compileMessageOrThrow(source))
  } catch {
    return null
  }
}

function argumentsIn(tokens: CompiledMessage): MessageArgument[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return textIn(token)
    const [name, format = '', detail] = token
    return [{ name, format }, ...casesOf(detail).flatMap(argumentsIn)]
  })
}

/** The parser lets a lone brace pass as text: nobody means one. */
function textIn(words: string): [] {
  if (/[{}]/.test(words)) throw new Error('a lone brace')
  return []
}

function casesOf(detail: unknown): CompiledMessage[] {
  if (typeof detail !== 'object' || detail === null) return []
  const cases = Object.values(detail).filter((one): one is CompiledMessage => Array.isArray(one))
  if (cases.length > 0 && !('other' in detail)) throw new Error('no case for any other value')
  return cases
}
