import { markOrder, type EditorMark, type EditorNode } from './editor-document.ts'

/** A line with its marks around what they mark, instead of on each piece of it. */
export type Inline =
  | { readonly kind: 'piece'; readonly node: EditorNode }
  | { readonly kind: 'marked'; readonly mark: EditorMark; readonly inside: readonly Inline[] }

type Piece = { readonly node: EditorNode; readonly marks: readonly EditorMark[] }

const place = ({ type }: EditorMark) => markOrder.indexOf(type)

/** Nests a line of {@link tidyDocument}: neighbours that share their outermost mark stand in it together. */
export function inlineTree(line: readonly EditorNode[]): Inline[] {
  return nest(line.map((node) => ({ node, marks: (node.marks ?? []).toSorted((a, b) => place(a) - place(b)) })))
}

function nest(pieces: readonly Piece[]): Inline[] {
  const tree: Inline[] = []
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]
    const mark = piece?.marks[0]
    if (!piece || !mark) {
      if (piece) tree.push({ kind: 'piece', node: piece.node })
      at += 1
      continue
    }
    const same = JSON.stringify(mark)
    const end = pieces.findIndex(({ marks }, index) => index > at && JSON.stringify(marks[0]) !== same)
    const inside = pieces.slice(at, end < 0 ? pieces.length : end)
    tree.push({
      kind: 'marked',
      mark,
      inside: nest(inside.map(({ node, marks }) => ({ node, marks: marks.slice(1) }))),
    })
    at += inside.length
  }
  return tree
}
