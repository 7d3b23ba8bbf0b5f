import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../tests/support/chromium.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'
import { pages } from './pages.ts'
import type { Servers } from './servers.ts'

/** A page that falls short the first time is looked at three times: the machine may have been busy. */
const runs = 3
const leastPerformance = 98
const others = ['accessibility', 'best-practices', 'seo'] as const
const program = join(import.meta.dirname, 'peers/lighthouse/node_modules/lighthouse/cli/index.js')
const options = ['--quiet', '--output=json', `--only-categories=performance,${others.join(',')}`]

/** What we read of a Lighthouse result. */
type Result = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}
type Report = { performance: number; others: Record<string, number>; largestPaintMs: number; layoutShift: number }

/** Lighthouse's own mobile profile: a slow phone on slow 4G, simulated; where somebody has installed it in its own folder. */
export async function measureLighthouse({ site }: Servers): Promise<Figure[]> {
  if (!existsSync(program)) {
    const detail = 'Lighthouse is not installed in bench/peers/lighthouse (npm install there)'
    return [{ what: 'performance', value: null, unit: 'points', target: leastPerformance, better: 'higher', detail }]
  }
  const figures: Figure[] = []
  for (const { name, path } of pages) {
    const reports: Report[] = []
    reports.push(await runLighthouse(site + path))
    const more = reports.some(({ performance }) => performance < leastPerformance) ? runs - 1 : 0
    for (let run = 0; run < more; run++) reports.push(await runLighthouse(site + path))
    figures.push(...figuresOf(name, reports))
  }
  return figures
}

/** On a busy machine a browser now and then starts too late to be traced. */
async function runLighthouse(url: string, attempts = 3): Promise<Report> {
  try {
    return readReport(await lighthouseJson(url))
  } catch (error) {
    if (attempts === 1) throw error
    return runLighthouse(url, attempts - 1)
  }
}

/** Its command, because it wants a browser that nobody else holds. @throws Error when it could not load the page */
async function lighthouseJson(url: string): Promise<string> {
  const { executablePath, args = [], env } = await findChromium()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, ...options, `--chrome-flags=${['--headless', ...args].join(' ')}`],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  )
  return stdout
}

function readReport(json: string): Report {
  const { categories, audits } = JSON.parse(json) as Result
  const score = (category: string) => (categories[category]?.score ?? 0) * 100
  return {
    performance: score('performance'),
    others: Object.fromEntries(others.map((category) => [category, score(category)])),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}

function figuresOf(name: string, reports: readonly Report[]): Figure[] {
  const middle = (of: (report: Report) => number) => median(reports.map((report) => of(report)))
  const scores = others.map((category): [string, number] => [
    category,
    Math.min(...reports.map((report) => report.others[category] ?? 0)),
  ])
  return [
    {
      what: `${name}: performance`,
      value: middle((report) => report.performance),
      unit: 'points',
      target: leastPerformance,
      better: 'higher',
      detail: reports.map((report) => Math.round(report.performance)).join(', '),
    },
    {
      what: `${name}: the lowest other score`,
      value: Math.min(...scores.map(([, score]) => score)),
      unit: 'points',
      target: 100,
      better: 'higher',
      detail: scores.map(([category, score]) => `${category} ${Math.round(score)}`).join(', '),
    },
    {
      what: `${name}: largest paint`,
      value: middle((report) => report.largestPaintMs),
      unit: 'ms',
      target: null,
      better: 'lower',
    },
    {
      what: `${name}: layout shift`,
      value: middle((report) => report.layoutShift),
      unit: '1',
      target: 0,
      better: 'lower',
    },
  ]
}
