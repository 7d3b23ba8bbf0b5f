import { fileURLToPath } from 'node:url'
import type { SettingKind } from './setting-kinds.ts'

/** Where uploaded files live. S3's credentials come from the environment variables that AWS's own tools read. */
export type Storage =
  | { readonly kind: 'file'; readonly folder: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly endpoint: string | null; readonly region: string | null }

export const storageSetting: SettingKind<Storage> = {
  takes: 'file: and a folder, or s3://bucket?endpoint=https://…&region=…',
  read(text) {
    if (text.startsWith('file:')) return readFolder(text)
    return URL.canParse(text) ? readBucket(new URL(text)) : null
  },
}

function readFolder(text: string): Storage | null {
  const path = text.startsWith('file://') ? pathOf(text) : text.slice('file:'.length)
  return path && !path.includes('\0') ? { kind: 'file', folder: path } : null
}

function pathOf(text: string): string | null {
  try {
    return fileURLToPath(text)
  } catch {
    return null
  }
}

function readBucket(url: URL): Storage | null {
  const known = [...url.searchParams.keys()].every((key) => key === 'endpoint' || key === 'region')
  const bare = !url.username && !url.password && !url.port && ['', '/'].includes(url.pathname) && !url.hash
  if (url.protocol !== 's3:' || !known || !bare || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return null
  const endpoint = url.searchParams.get('endpoint')
  if (endpoint !== null && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : '')) return null
  return { kind: 's3', bucket: url.hostname, endpoint, region: url.searchParams.get('region') }
}
