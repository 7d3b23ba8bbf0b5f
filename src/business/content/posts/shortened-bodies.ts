import type { AdminPost } from './admin-post.ts'

const most = 2000

function shortened(body: string): string {
  return body.length > most ? `${body.slice(0, most)}… (${body.length}, ${checksum(body)})` : body
}

/** Tells two long texts apart that begin alike (FNV-1a, 32 bits). */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** A post as the audit log keeps it: long bodies are cut, the versions have them whole. */
export function shortenedBodies(post: AdminPost): AdminPost {
  return { ...post, content: shortened(post.content), contentEn: shortened(post.contentEn) }
}
