import Bowser from 'bowser'

/** A browser and its system by the names that people know, `Chrome · Android`; as the browser wrote it where it is none of those. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' · ') || userAgent
}
