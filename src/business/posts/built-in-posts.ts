import type { Localized } from '#kernel/language.ts'
import { listedBuiltInPost, type BuiltInPost } from './built-in-post.ts'
import { choosingABattery as choosingABatteryEn } from './en/choosing-a-battery.ts'
import { energyEvaluationOnline as energyEvaluationOnlineEn } from './en/energy-evaluation-online.ts'
import { generatorOrSolar as generatorOrSolarEn } from './en/generator-or-solar.ts'
import { howInstalmentsWork as howInstalmentsWorkEn } from './en/how-instalments-work.ts'
import { inverterPowerAndMotorStarts as inverterPowerAndMotorStartsEn } from './en/inverter-power-and-motor-starts.ts'
import { ouagadougouOffice as ouagadougouOfficeEn } from './en/ouagadougou-office.ts'
import { panelsAndHarmattanDust as panelsAndHarmattanDustEn } from './en/panels-and-harmattan-dust.ts'
import { questionsForAnInstaller as questionsForAnInstallerEn } from './en/questions-for-an-installer.ts'
import { readingAnElectricityBill as readingAnElectricityBillEn } from './en/reading-an-electricity-bill.ts'
import { sunByRegionAndMonth as sunByRegionAndMonthEn } from './en/sun-by-region-and-month.ts'
import { whatAFridgeReallyUses as whatAFridgeReallyUsesEn } from './en/what-a-fridge-really-uses.ts'
import { choosingABattery as choosingABatteryFr } from './fr/choosing-a-battery.ts'
import { energyEvaluationOnline as energyEvaluationOnlineFr } from './fr/energy-evaluation-online.ts'
import { generatorOrSolar as generatorOrSolarFr } from './fr/generator-or-solar.ts'
import { howInstalmentsWork as howInstalmentsWorkFr } from './fr/how-instalments-work.ts'
import { inverterPowerAndMotorStarts as inverterPowerAndMotorStartsFr } from './fr/inverter-power-and-motor-starts.ts'
import { ouagadougouOffice as ouagadougouOfficeFr } from './fr/ouagadougou-office.ts'
import { panelsAndHarmattanDust as panelsAndHarmattanDustFr } from './fr/panels-and-harmattan-dust.ts'
import { questionsForAnInstaller as questionsForAnInstallerFr } from './fr/questions-for-an-installer.ts'
import { readingAnElectricityBill as readingAnElectricityBillFr } from './fr/reading-an-electricity-bill.ts'
import { sunByRegionAndMonth as sunByRegionAndMonthFr } from './fr/sun-by-region-and-month.ts'
import { whatAFridgeReallyUses as whatAFridgeReallyUsesFr } from './fr/what-a-fridge-really-uses.ts'
import type { ListedPost } from './post.ts'

const engineers: Localized = { fr: 'Bureau d’études', en: 'Engineering team' }
const technicians: Localized = { fr: 'Équipe de pose', en: 'Installation team' }
const financing: Localized = { fr: 'Service financement', en: 'Financing team' }
const newsroom: Localized = { fr: 'La rédaction', en: 'Editorial team' }

/** The posts that come with the site, newest first. Sample content; staff replace one by writing under its slug. */
export const builtInPosts: readonly BuiltInPost[] = [
  {
    slug: 'panels-and-harmattan-dust',
    type: 'blog',
    category: 'technical-guide',
    author: technicians,
    date: '2026-11-03',
    isFeatured: true,
    words: { fr: panelsAndHarmattanDustFr, en: panelsAndHarmattanDustEn },
  },
  {
    slug: 'questions-for-an-installer',
    type: 'blog',
    category: 'consumer-guide',
    author: technicians,
    date: '2026-09-15',
    isFeatured: false,
    words: { fr: questionsForAnInstallerFr, en: questionsForAnInstallerEn },
  },
  {
    slug: 'inverter-power-and-motor-starts',
    type: 'blog',
    category: 'technical-guide',
    author: engineers,
    date: '2026-06-09',
    isFeatured: false,
    words: { fr: inverterPowerAndMotorStartsFr, en: inverterPowerAndMotorStartsEn },
  },
  {
    slug: 'ouagadougou-office',
    type: 'news',
    category: 'corporate',
    author: newsroom,
    date: '2026-05-12',
    isFeatured: false,
    words: { fr: ouagadougouOfficeFr, en: ouagadougouOfficeEn },
  },
  {
    slug: 'sun-by-region-and-month',
    type: 'blog',
    category: 'industry-insight',
    author: engineers,
    date: '2026-04-28',
    isFeatured: false,
    words: { fr: sunByRegionAndMonthFr, en: sunByRegionAndMonthEn },
  },
  {
    slug: 'choosing-a-battery',
    type: 'blog',
    category: 'consumer-guide',
    author: engineers,
    date: '2026-03-17',
    isFeatured: true,
    words: { fr: choosingABatteryFr, en: choosingABatteryEn },
  },
  {
    slug: 'reading-an-electricity-bill',
    type: 'blog',
    category: 'energy-economics',
    author: newsroom,
    date: '2026-02-24',
    isFeatured: false,
    words: { fr: readingAnElectricityBillFr, en: readingAnElectricityBillEn },
  },
  {
    slug: 'generator-or-solar',
    type: 'blog',
    category: 'market-trends',
    author: newsroom,
    date: '2026-01-20',
    isFeatured: true,
    words: { fr: generatorOrSolarFr, en: generatorOrSolarEn },
  },
  {
    slug: 'how-instalments-work',
    type: 'blog',
    category: 'financing',
    author: financing,
    date: '2025-11-18',
    isFeatured: false,
    words: { fr: howInstalmentsWorkFr, en: howInstalmentsWorkEn },
  },
  {
    slug: 'what-a-fridge-really-uses',
    type: 'blog',
    category: 'education',
    author: engineers,
    date: '2025-10-14',
    isFeatured: false,
    words: { fr: whatAFridgeReallyUsesFr, en: whatAFridgeReallyUsesEn },
  },
  {
    slug: 'energy-evaluation-online',
    type: 'news',
    category: 'innovation',
    author: newsroom,
    date: '2025-09-09',
    isFeatured: false,
    words: { fr: energyEvaluationOnlineFr, en: energyEvaluationOnlineEn },
  },
]

/** The built-in posts as a list answers them. Ids count down from -1, the oldest first, so that a newer post moves none. */
export const listedBuiltInPosts: readonly ListedPost[] = builtInPosts.map((post, index) =>
  listedBuiltInPost(post, index - builtInPosts.length),
)

/** The built-in post of a slug; undefined when there is none. */
export function findBuiltInPost(slug: string): BuiltInPost | undefined {
  return builtInPosts.find((post) => post.slug === slug)
}
