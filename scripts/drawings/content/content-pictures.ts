import { community, residential } from './dwellings.ts'
import { education, government, healthcare } from './institutions.ts'
import { growth, meter } from './money.ts'
import { book, calendar, checklist, trends } from './papers.ts'
import { bulb, emblem, insight, office, voices, wiring } from './things.ts'
import { agriculture, array, business, manufacturing } from './works.ts'

/** The pictures of posts by category and of solutions by sector, by the name of their file. */
export function contentPictures(): Record<string, string> {
  return {
    'post-corporate': office(),
    'post-funding': growth(),
    'post-industry-insight': insight(),
    'post-consumer-guide': checklist(),
    'post-energy-economics': meter(),
    'post-market-trends': trends(),
    'post-technical-guide': wiring(),
    'post-education': book(),
    'post-financing': calendar(),
    'post-customer-story': voices(),
    'post-innovation': bulb(),
    'sector-residential': residential(),
    'sector-healthcare': healthcare(),
    'sector-education': education(),
    'sector-business': business(),
    'sector-manufacturing': manufacturing(),
    'sector-agriculture': agriculture(),
    'sector-government': government(),
    'sector-community': community(),
    'sector-other': array(),
    emblem: emblem(),
  }
}
