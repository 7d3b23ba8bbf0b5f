import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { applyHeldStyles } from '#design/apply-held-styles.ts'
import { holdStyles } from '#design/held-styles.ts'
import { alignments, keptTags, textStyles } from '#business/markdown/editor/editor-document.ts'
import { isLinkTarget } from '#business/markdown/editor/link-target.ts'
import { safeStyle } from '#business/markdown/markup/safe-style.ts'

/**
 * Pasted markup with its `style` attributes called `data-style`: the policy of our pages reports each style that markup brings,
 * and ignores it.
 */
export function holdPastedStyles(markup: string): string {
  return markup.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
    tag.replace(/"[^"]*"|'[^']*'|([\s/])style(?=\s*=)/gi, (part, before?: string) =>
      before === undefined ? part : `${before}data-style`,
    ),
  )
}

/** What a pasted element says of a property. */
function pastedStyle({ style, dataset }: HTMLElement, property: string): string {
  if (dataset['style'] !== undefined) style.cssText = dataset['style']
  return style.getPropertyValue(property)
}

/** How a paragraph or heading is aligned. */
const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) => alignments.find((known) => known === pastedStyle(element, 'text-align')) ?? null,
            renderHTML: ({ textAlign }) => (typeof textAlign === 'string' ? { style: `text-align: ${textAlign}` } : {}),
          },
        },
      },
    ]
  },
})

const ownStyle = 'data-text-style'

/** Colour, font and size of a selection. Pasted from elsewhere, none of it comes along. */
const TextStyle = Mark.create({
  name: 'textStyle',
  priority: 101,
  addAttributes() {
    return Object.fromEntries(
      Object.entries(textStyles).map(([name, property]) => [
        name,
        {
          default: null,
          parseHTML: (element: HTMLElement) => pastedStyle(element, property) || null,
          renderHTML: () => ({}),
        },
      ]),
    )
  },
  parseHTML: () => [{ tag: `span[${ownStyle}]` }],
  renderHTML({ mark, HTMLAttributes }) {
    const declarations = Object.entries(textStyles).flatMap(([name, property]) => {
      const value: unknown = mark.attrs[name]
      return typeof value === 'string' ? [`${property}: ${value}`] : []
    })
    return ['span', mergeAttributes(HTMLAttributes, { [ownStyle]: '', style: safeStyle(declarations.join('; ')) }), 0]
  },
})

/** Elements within a line that have no button, such as an index: shown and kept. */
const Tagged = Mark.create({
  name: 'tagged',
  excludes: '',
  addAttributes: () => ({ tag: { default: 'sub', renderHTML: () => ({}) } }),
  parseHTML: () => keptTags.map((tag) => ({ tag, attrs: { tag } })),
  renderHTML: ({ mark }) => [keptTags.find((tag) => tag === mark.attrs['tag']) ?? 'span', 0],
})

/** Markdown that the editor has no form for. It is shown as readers see it, and goes only with what is selected around it. */
const keptBlock = (label: string) =>
  Node.create({
    name: 'kept',
    group: 'kept',
    atom: true,
    // What is typed after a click on it would take its place.
    selectable: false,
    addAttributes: () => ({ source: { default: '' }, html: { default: '' } }),
    renderHTML: () => ['div', { class: 'kept-block' }],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div')
        dom.className = 'kept-block'
        dom.contentEditable = 'false'
        const name = dom.appendChild(document.createElement('p'))
        name.className = 'kept-block-name'
        name.textContent = label
        // As the server sanitised it: nothing else can put one of these into the document.
        const kept = dom.appendChild(document.createElement('div'))
        kept.innerHTML = holdStyles(String(node.attrs['html']))
        applyHeldStyles(kept)
        return { dom }
      },
  })

const Document = Node.create({ name: 'doc', topNode: true, content: '(block | kept)+' })

/** Everything that the editor of posts can do; `keptLabel` names what it shows but can't change. */
export function editorExtensions(keptLabel: string) {
  return [
    Document,
    StarterKit.configure({
      document: false,
      code: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (url) => isLinkTarget(url),
      },
    }),
    Code.extend({ excludes: '' }),
    Image.extend({
      parseHTML: () => [{ tag: 'img[src^="/media/"]' }, { tag: 'img[src^="/pictures/"]' }],
    }).configure({ inline: true }),
    TextAlign,
    TextStyle,
    Tagged,
    keptBlock(keptLabel),
  ]
}
