type Attributes = Readonly<Record<string, unknown>>

/** A way in which a stretch of text is marked: bold, a link. */
export type EditorMark = { readonly type: string; readonly attrs?: Attributes | undefined }

/**
 * A body as the rich-text editor holds it: ProseMirror's JSON. Its blocks are `paragraph` and `heading` (`textAlign`),
 * `bulletList`, `orderedList` (`start`), `listItem`, `blockquote`, `codeBlock` (`language`), `horizontalRule`, `table` of
 * `tableRow` of `tableHeader` and `tableCell` (`align`), and `kept` (`source`, `html`): Markdown that the editor has no form for. Inside lines stand `text`, `hardBreak` and `image`.
 */
export type EditorNode = {
  readonly type: string
  readonly attrs?: Attributes | undefined
  readonly content?: readonly EditorNode[] | undefined
  readonly marks?: readonly EditorMark[] | undefined
  readonly text?: string | undefined
}

/** The marks, from the outermost to the innermost as they are written. `tagged` is one of the tags in {@link keptTags}. */
export const markOrder = ['link', 'textStyle', 'underline', 'tagged', 'bold', 'italic', 'strike', 'code']

/** Inline elements that the editor shows and keeps, but has no button for. */
export const keptTags = ['sub', 'sup', 'small', 'mark', 'kbd', 'ins', 'q', 'cite']

/** What a `textStyle` mark may say, and the CSS property of each. */
export const textStyles = {
  color: 'color',
  backgroundColor: 'background-color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
} as const

export const alignments = ['left', 'center', 'right', 'justify'] as const
export type Alignment = (typeof alignments)[number]
