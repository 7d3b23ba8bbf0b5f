import { Hono } from 'hono'
import { renderGuide } from '#business/energy/guide/render-guide.server.ts'
import { brand, contactOf, theCompany, type Company } from '#kernel/brand.ts'
import { countries } from '#kernel/country.ts'
import { defaultLanguage, languages, type Language } from '#kernel/language.ts'

const oneDay = 86_400

/** The audit's free guide, drawn once a day and language, and anew for a company that has changed: /guides/energy-audit-fr.pdf and -en.pdf. */
export function guideRoutes(publicUrl: string, now: () => Date): Hono {
  const drawn = new Map<Language, Promise<Buffer>>()
  let drawnOn = ''
  let renderedFor: Company | null = null

  const guide = (language: Language) => {
    const date = now()
    const day = date.toISOString().slice(0, 10)
    if (day !== drawnOn || theCompany() !== renderedFor) drawn.clear()
    drawnOn = day
    renderedFor = theCompany()
    const kept = drawn.get(language) ?? renderGuide(language, issuerIn(language, publicUrl), date)
    drawn.set(language, kept)
    return kept
  }

  return new Hono().get(`/guides/:file{energy-audit-(${languages.join('|')})\\.pdf}`, async (c) => {
    const file = c.req.param('file')
    const language = languages.find((each) => file.endsWith(`-${each}.pdf`)) ?? defaultLanguage
    return c.body(new Uint8Array(await guide(language)), 200, {
      'content-type': 'application/pdf',
      'cache-control': `public, max-age=${oneDay}`,
    })
  })
}

function issuerIn(language: Language, url: string) {
  const offices = countries.map((country) => {
    const { name, address, phoneNumbers } = contactOf(country)
    return { country: name[language], address: address[language], phoneNumbers }
  })
  return { name: brand().name, email: brand().emails.sales, url, offices }
}
