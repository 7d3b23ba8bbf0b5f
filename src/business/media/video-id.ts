const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'www.youtube-nocookie.com']
const folders = ['embed', 'shorts', 'live', 'v']

function pathOf({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return first
  if (!hosts.includes(hostname)) return null
  if (first === 'watch') return searchParams.get('v')
  return folders.includes(first) ? second : null
}

/** The eleven characters that name a YouTube video, of any form of its link; null for anything else. */
export function videoIdOf(link: string | null): string | null {
  if (link === null || !/^https?:\/\//i.test(link.trim()) || !URL.canParse(link.trim())) return null
  const id = pathOf(new URL(link.trim()))
  return id !== null && /^[\w-]{11}$/.test(id) ? id : null
}
