import type { ElementContent, RootContent } from 'hast'
import type { EditorNode } from './editor-document.ts'

/** Markup that the editor has no form for: a node that is equal only to one of the same markup. */
export function unknownNode(markup: RootContent | ElementContent): EditorNode {
  const without = (key: string, value: unknown) => (key === 'position' || key === 'data' ? undefined : value)
  return { type: 'unknown', attrs: { markup: JSON.stringify(markup, without) } }
}

/** Whether a document has markup that the editor has no form for. */
export function hasUnknown({ type, content = [] }: EditorNode): boolean {
  return type === 'unknown' || content.some(hasUnknown)
}
