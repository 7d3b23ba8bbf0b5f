import { Hono } from 'hono'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import type { Company } from '#kernel/brand.ts'
import type { Services } from '#platform/services.server.ts'
import { countries } from '#kernel/country.ts'
import { defaultLanguage, languages, type Language } from '#kernel/language.ts'

const oneDay = 86_400

/** The audit's free guide, rendered once a day and language, and anew for a company that has changed: /guides/energy-audit-fr.pdf and -en.pdf. */
export function guideRoutes(services: Pick<Services, 'db' | 'cache' | 'log' | 'settings' | 'now'>): Hono {
  const guide = async (language: Language) => {
    const date = services.now()
    const issuer = issuerIn(language, services.settings.publicUrl, (await readCompany(services)).value)
    const key = ['guide', language, date.toISOString().slice(0, 10), JSON.stringify(issuer)].join(' ')
    return services.cache.read(key, { bytes: (pdf) => pdf.length }, async () => {
      // What writes PDFs is large, and few ask for the guide.
      const { renderGuide } = await import('#business/energy/guide/render-guide.server.ts')
      return renderGuide(language, issuer, date)
    })
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

function issuerIn(language: Language, url: string, { brand, contacts }: Company) {
  const offices = countries.map((country) => {
    const { name, address, phoneNumbers } = contacts[country]
    return { country: name[language], address: address[language], phoneNumbers }
  })
  return { name: brand.name, email: brand.emails.sales, url, offices }
}
