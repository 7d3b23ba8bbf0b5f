/** The most characters of a description that search engines and chats show. */
const most = 160

/** A text of at most 160 characters: cut after a word, which an ellipsis shows. */
export function shortened(text: string): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s\p{P}]+$/u, '')}…`
}
