import { Client } from 'pg'
import { builtInPosts } from '#business/posts/built-in-posts.server.ts'
import { languages, type Language, type Localized } from '#kernel/language.ts'

const batch = 500
const wordsInBody = 200

/** The beginnings of titles: each word is in thousands of them. */
const common: Localized<readonly string[]> = {
  fr: ['Kit solaire', 'Batterie', 'Onduleur'],
  en: ['Solar kit', 'Battery', 'Inverter'],
}

/** Writes posts `from` to `to` (not included), published, and as many products into a migrated database, and tells the site. */
export async function writeLargeContent(databaseUrl: string, from: number, to: number): Promise<void> {
  const write = writer()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let first = from; first < to; first += batch) {
      const rows = JSON.stringify(Array.from({ length: Math.min(batch, to - first) }, (_, at) => write(first + at)))
      await client.query(
        `INSERT INTO posts (slug, title, title_en, excerpt, excerpt_en, content, content_en, is_published, published_at)
         SELECT slug, title, title_en, excerpt, excerpt_en, content, content_en, true, now() - interval '1 day'
         FROM json_populate_recordset(null::posts, $1)`,
        [rows],
      )
      await client.query(
        `INSERT INTO products (slug, name, name_en, description, description_en, manufacturer, capacity, category_id)
         SELECT slug, title, title_en, excerpt, excerpt_en, 'Deye', '5kVA', (SELECT min(id) FROM product_categories)
         FROM json_populate_recordset(null::posts, $1)`,
        [rows],
      )
    }
    // As a database does by itself within minutes.
    await client.query('VACUUM ANALYZE')
    await client.query('NOTIFY content_changed')
  } finally {
    await client.end()
  }
}

/** Writes the columns of a post by its number, the same at every run. */
function writer() {
  const below = numbers(20_261_120)
  const words: Localized<readonly string[]> = { fr: vocabulary('fr'), en: vocabulary('en') }
  // The product of two favours the words at the front, as a language does.
  const word = (language: Language) =>
    words[language][Math.floor((below(1000) * below(1000) * words[language].length) / 1e6)]
  const prose = (language: Language, length: number) => Array.from({ length }, () => word(language)).join(' ')
  return (at: number) => {
    const texts = languages.flatMap((language) => {
      const end = language === 'en' ? '_en' : ''
      const title = `${common[language][at % 3]} ${prose(language, 3)} ${at}`
      return [
        [`title${end}`, title],
        [`excerpt${end}`, prose(language, 20)],
        [`content${end}`, prose(language, wordsInBody)],
      ]
    })
    return { slug: `large-${at}`, ...Object.fromEntries(texts) } as Readonly<Record<string, string>>
  }
}

/** Whole numbers below a bound (Lehmer's generator). */
function numbers(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}

/** As many words as a site has that writes much: those of our own posts, and more that are made from them. */
function vocabulary(language: Language): string[] {
  const text = builtInPosts.map(({ words }) => words[language].body).join(' ')
  const known = [...new Set(text.toLowerCase().match(/\p{L}{3,}/gu))]
  return ['', 'age', 'eur', 'ment', 'ique', 'isme', 'able'].flatMap((end) => known.map((root) => root + end))
}
