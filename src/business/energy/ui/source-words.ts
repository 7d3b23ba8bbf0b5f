import type { Text } from '#i18n/text.ts'
import { parameters, type ParameterKey } from '../parameters.ts'

/** Where an assumed number comes from, and whether it was read there or judged by us: `Panel sheets: … (estimated)`. */
export function sourceWords(parameter: ParameterKey, text: Text): string {
  return `${text(`sizing.source.${parameter}`)} (${text(`sizing.source.${parameters[parameter].status}`)})`
}
