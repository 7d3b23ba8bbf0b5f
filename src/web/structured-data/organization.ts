import type { Brand, Company } from '#kernel/brand.ts'
import { countryTable, countries, type Country } from '#kernel/country.ts'
import { languages, type Language } from '#kernel/language.ts'
import { sitePreviewPath } from '../previews/preview-address.ts'
import type { PageMetaContext } from '#web/page.ts'

/** How other things name the company. */
export function theOrganization(publicUrl: string): { readonly '@id': string } {
  return { '@id': `${publicUrl}/#organization` }
}

/** The company. */
export function organization(publicUrl: string, brand: Brand): SchemaNode {
  return {
    '@type': 'Organization',
    ...theOrganization(publicUrl),
    name: brand.name,
    url: `${publicUrl}/`,
    logo: publicUrl + (brand.look?.logo ?? '/icon-512.png'),
    email: brand.emails.sales,
    sameAs: brand.social,
  }
}

/** Its office in a country. The town is the last part of the address. */
function localBusiness(
  publicUrl: string,
  { brand, contacts }: Company,
  country: Country,
  language: Language,
): SchemaNode {
  const { name, address, phoneNumbers, openingHours } = contacts[country]
  const parts = address[language].split(', ')
  return {
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#office-${country}`,
    name: `${brand.name} ${name[language]}`,
    parentOrganization: theOrganization(publicUrl),
    url: `${publicUrl}/?lang=${language}&country=${country}`,
    image: publicUrl + sitePreviewPath({ language, country }),
    telephone: phoneNumbers[0],
    email: brand.emails.sales,
    address: {
      '@type': 'PostalAddress',
      streetAddress: parts.slice(0, -1).join(', '),
      addressLocality: parts.at(-1),
      addressCountry: countryTable[country].region,
    },
    areaServed: countryTable[country].region,
    openingHours,
  }
}

/** The office of each country. */
export const offices = (publicUrl: string, company: Company, language: Language): SchemaNode[] =>
  countries.map((country) => localBusiness(publicUrl, company, country, language))

/** What the home page tells: the site, and the office of each country. */
export function siteAndOffices(publicUrl: string, company: Company, language: Language): SchemaNode[] {
  return [
    {
      '@type': 'WebSite',
      name: company.brand.name,
      url: `${publicUrl}/`,
      inLanguage: languages,
      publisher: theOrganization(publicUrl),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={question}` },
        'query-input': 'required name=question',
      },
    },
    ...offices(publicUrl, company, language),
  ]
}

/** A thing of schema.org: its type and properties, as JSON-LD writes them. */
export type SchemaNode = { readonly '@type': string; readonly [property: string]: unknown }

/** What a page's structured data may look at. `publicUrl` is the site's own, without a slash at the end. */
export type StructuredDataContext = PageMetaContext & { readonly publicUrl: string }

/** One JSON-LD document of all that is known; every name is one of schema.org. */
export function structuredDocument(nodes: readonly SchemaNode[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
