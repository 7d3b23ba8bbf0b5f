import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { alignments } from '../../../../editor/editor-document.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the buttons show of where the cursor is. */
export function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: at }) => {
      const style = at.getAttributes('textStyle')
      const level = at.isActive('heading') ? Number(at.getAttributes('heading')['level']) : 0
      return {
        level,
        isBold: at.isActive('bold'),
        isItalic: at.isActive('italic'),
        isUnderline: at.isActive('underline'),
        isStrike: at.isActive('strike'),
        isCode: at.isActive('code'),
        isBulletList: at.isActive('bulletList'),
        isOrderedList: at.isActive('orderedList'),
        isBlockquote: at.isActive('blockquote'),
        isCodeBlock: at.isActive('codeBlock'),
        isLink: at.isActive('link'),
        isImage: at.isActive('image'),
        align: alignments.find((known) => at.isActive({ textAlign: known })) ?? '',
        font: asText(style['fontFamily']),
        size: asText(style['fontSize']),
        color: asText(style['color']),
        canUndo: at.can().undo(),
        canRedo: at.can().redo(),
      }
    },
  })
}
