import { create as createQrCode } from 'qrcode'
import { longestHours } from '#business/energy/backup-duration.ts'
import { placeName } from '#business/energy/place-name.ts'
import type { Shortfall } from '#business/energy/choose-system.ts'
import { perMonth, rounded, twelveMonths, type Range } from '#business/energy/range.ts'
import { countryTable } from '#kernel/country.ts'
import { contentLanguageOf, languageTable, type Language, type LocalizedContent } from '#kernel/language.ts'
import { currencyTable, formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import {
  closeFlow,
  ornamentPicture,
  keepTogether,
  openFlow,
  paragraph,
  section,
  table,
  tableSection,
  type Flow,
} from '#platform/pdf/flow.server.ts'
import { closeSheet, colour, inner, paper } from '#platform/pdf/sheet.server.ts'
import type { QuotedInstalments, QuotedSavings, StoredQuote } from '../quote.ts'
import { discountLabel, mainsInWords, type QuoteWords } from './quote-words.ts'
import { wordsEn } from './words-en.ts'
import { wordsFr } from './words-fr.ts'

/** Who gives the quote. `url` opens it online; phone numbers and address are those of its country. */
export type QuoteIssuer = {
  readonly name: string
  readonly email: string
  readonly address: string
  readonly phoneNumbers: readonly string[]
  readonly url: string
  /** Its own mark as a PNG, where it has one. */
  readonly logo: Uint8Array | null
}

const wordsOf: LocalizedContent<QuoteWords> = { fr: wordsFr, en: wordsEn }

/** How figures and dates are written on paper. */
function figuresIn(language: Language) {
  const { locale, spaces, units } = languageTable[language]
  const number = (value: number, most = 0) => value.toLocaleString(locale, { maximumFractionDigits: most })
  return {
    number,
    percent: (share: number) => `${number(share * 100)}${spaces.percent}%`,
    quantity: (value: number, unit: string) => `${number(value)}${spaces.unit}${unit}`,
    panelWatts: (value: number) => `${number(value)}${spaces.unit}${units.wattPeak}`,
    date: (day: string) =>
      new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  }
}

type Page = {
  readonly flow: Flow
  readonly quote: StoredQuote
  readonly language: Language
  readonly words: QuoteWords
  readonly figures: ReturnType<typeof figuresIn>
  /** An amount in the quote's currency, never broken over two lines. */
  readonly money: (amount: number) => string
}

/** A quote as a tagged PDF of A4 pages in one language: as it was made, whatever has changed since. */
export async function renderQuote(
  quote: StoredQuote,
  language: Language,
  issuer: QuoteIssuer,
  instalments: QuotedInstalments | null,
): Promise<Buffer> {
  const words = wordsOf[contentLanguageOf(language)]
  const title = words.title(quote.reference)
  const flow = openFlow({ title, author: issuer.name, language, date: new Date(`${quote.madeOn}T00:00:00Z`) })
  const figures = figuresIn(language)
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency: quote.currency }))
  const page: Page = { flow, quote, language, words, figures, money }
  writeHead(page, issuer, title)
  writeNeeds(page)
  section(flow, words.method.title)
  paragraph(flow, quote.request.grid ? words.method.grid : words.method.noGrid)
  writeSystem(page)
  writeReceipt(page)
  if (instalments) writeInstalments(page, instalments)
  if (quote.system.savings) writeSavings(page, quote.system.savings)
  writeMissing(page)
  writeContact(page, issuer)
  closeFlow(flow, (number, of) => [`${issuer.name} · ${title} · ${issuer.url}`, words.page(number, of)])
  return closeSheet(flow.sheet)
}

const qrSize = 84
const logoSize = { width: 112, height: 36 } as const

function writeHead(
  { flow, quote, words, figures, money }: Page,
  { name, url, logo }: QuoteIssuer,
  title: string,
): void {
  const width = inner - qrSize - 20
  const { y } = flow
  if (logo) ornamentPicture(flow, logo, logoSize)
  paragraph(flow, name, { face: 'strong', size: 10, width })
  paragraph(flow, title, { tag: 'H1', face: 'display', size: 22, leading: 1.15, width })
  paragraph(
    flow,
    [words.made(figures.date(quote.madeOn)), words.priceList(figures.date(quote.priceListDate))].join(' · '),
    { width, colour: colour.muted },
  )
  paragraph(flow, `${money(quote.totalPrice)} · ${words.valid(figures.date(quote.validUntil))}`, {
    face: 'strong',
    size: 12,
    width,
  })
  const below = flow.y
  drawQrCode(flow, url, words.qr(url), paper.width - paper.margin - qrSize, y)
  flow.y = Math.max(below, y + qrSize + 6)
}

/** The code of a link, dark on the paper, for a phone held over it. */
function drawQrCode({ sheet, root }: Flow, url: string, alt: string, x: number, y: number): void {
  const { size, data } = createQrCode(url, { errorCorrectionLevel: 'M' }).modules
  const step = qrSize / size
  root.add(
    sheet.struct('Figure', { alt }, () => {
      data.forEach((dark, at) => {
        if (dark) sheet.rect(x + (at % size) * step, y + Math.floor(at / size) * step, step, step)
      })
      sheet.fill(colour.ink)
    }),
  )
}

function writeNeeds({ flow, quote, language, words: { needs, system }, figures }: Page): void {
  const { audit, country, request } = quote
  tableSection(
    flow,
    needs.title,
    [
      { head: needs.appliance, width: inner - 230 },
      { head: needs.quantity, width: 60, align: 'right' },
      { head: needs.energy, width: 90, align: 'right' },
      { head: needs.essential, width: 80, align: 'right' },
    ],
    [
      ...audit.appliances.map((entry) => ({
        cells: [
          nameIn(entry, language),
          figures.number(entry.quantity),
          figures.number(entry.energy),
          entry.isEssential ? needs.yes : needs.no,
        ],
      })),
      { isTotal: true, cells: [needs.total, '', figures.number(audit.totalDailyEnergy)] },
      { cells: [needs.essentialTotal, '', figures.number(audit.totalEssentialEnergy)] },
    ],
  )
  const place = placeName(audit.place, audit.place.country)
  const site = needs.site(place, countryTable[country].name[language], system.hours(figures.number(audit.backupHours)))
  paragraph(flow, `${site} ${mainsInWords(request, needs)}`)
}

function writeSystem({ flow, quote: { system }, language, words: { system: words }, figures }: Page): void {
  const { units, panels, panelPowerW } = system
  const hours = figures.number(system.actualBackupHours, 1)
  const backup = system.actualBackupHours >= longestHours ? words.atLeast(hours) : words.hours(hours)
  const ofPanels = words.panelsOf(figures.number(panels), figures.panelWatts(panelPowerW))
  const rows = [
    [words.product, words.units(figures.number(units), nameIn(system, language))],
    [words.maker, system.manufacturer],
    [words.power, system.capacity],
    [words.battery, system.batteryCapacity],
    [words.panels, panels === 0 ? words.noPanels : ofPanels],
    [words.backup, backup],
  ]
  tableSection(
    flow,
    words.title,
    [
      { head: words.figure, width: inner - 250 },
      { head: words.value, width: 250, align: 'right' },
    ],
    rows.filter(([, value]) => value !== '').map((cells) => ({ cells })),
  )
}

const moneyColumns = (head: string, amount: string) =>
  [
    { head, width: inner - 150 },
    { head: amount, width: 150, align: 'right' },
  ] as const

function writeReceipt({ flow, quote, language, words: { receipt: words, system }, figures, money }: Page): void {
  const { units, panels, panelPowerW, systemPrice, panelsPrice, installation, discount = 0, totalPrice } = quote.system
  tableSection(flow, words.title, moneyColumns(words.line, words.amount), [
    { cells: [system.units(figures.number(units), nameIn(quote.system, language)), money(systemPrice)] },
    ...(panels > 0 ? [{ cells: [words.panels(panels, figures.panelWatts(panelPowerW)), money(panelsPrice)] }] : []),
    ...(installation > 0 ? [{ cells: [words.installation, money(installation)] }] : []),
    ...(discount > 0 ? [{ cells: [discountLabel(words, quote.system, language), `−${money(discount)}`] }] : []),
    { isTotal: true, cells: [words.total, money(totalPrice)] },
  ])
}

function writeInstalments(
  { flow, quote, words: { instalments: words }, figures, money }: Page,
  plan: QuotedInstalments,
) {
  const { percent, downPayment, monthlyPayment, amounts } = plan
  const last = amounts.at(-1)
  const even = amounts.filter((amount) => amount === monthlyPayment).length
  tableSection(flow, words.title, moneyColumns(words.payment, words.amount), [
    { cells: [words.down(figures.percent(percent / 100)), money(downPayment)] },
    { cells: [words.monthly(even), money(monthlyPayment)] },
    ...(last !== undefined && last !== monthlyPayment ? [{ cells: [words.last, money(last)] }] : []),
    { isTotal: true, cells: [words.total, money(quote.totalPrice)] },
  ])
  paragraph(flow, words.note, { colour: colour.muted })
}

/** Generator and bill against the system, as ranges, and what was assumed for them. */
function writeSavings(
  { flow, quote: { currency }, language, words: { savings: words }, figures, money }: Page,
  savings: QuotedSavings,
): void {
  const between = ({ low, high }: Range, write: (value: number) => string) =>
    write(low) === write(high) ? write(high) : words.between(write(low), write(high))
  const estimate = (range: Range, write: (value: number) => string) => between(rounded(range), write)
  const { isSaid, now, left, saved, payback, co2, sources } = savings
  const months = payback && words.months(between(payback, (value) => figures.number(value)))
  tableSection(flow, words.title, moneyColumns(words.what, words.amount), [
    { cells: [words.now(isSaid), estimate(perMonth(now), money)] },
    { cells: [words.left, estimate(perMonth(left), money)] },
    { cells: [words.saved, between(twelveMonths(saved), money)] },
    { cells: [words.payback, months ?? words.noPayback] },
    { cells: [words.co2, estimate(co2, (value) => figures.quantity(value, 'kg'))] },
  ])
  paragraph(flow, words.note, { colour: colour.muted })
  const { sign } = currencyTable[currency]
  const told = sources.map(({ value, unit, date, source }) => {
    const amount =
      unit === '1' ? figures.percent(value) : `${figures.number(value, 3)}\u00a0${unit.replace('money', sign)}`
    return `${amount} · ${source[contentLanguageOf(language)] ?? ''}, ${date}`
  })
  paragraph(flow, words.sources(told), { colour: colour.muted, size: 8 })
}

function writeMissing({ flow, quote: { audit, system }, language, words: { missing: words }, figures }: Page): void {
  const { notCarried, shortfalls } = system
  section(flow, words.title)
  if (notCarried.length === 0 && shortfalls.length === 0) return paragraph(flow, words.nothing)
  if (notCarried.length > 0) {
    const nameOf = (id: number) => audit.appliances.find(({ applianceId }) => applianceId === id)
    table(
      flow,
      words.title,
      [
        { head: words.appliance, width: inner - 220 },
        { head: words.share, width: 220, align: 'right' },
      ],
      notCarried.flatMap(({ applianceId, servedShare }) => {
        const named = nameOf(applianceId)
        return named ? [{ cells: [nameIn(named, language), figures.percent(servedShare)] }] : []
      }),
    )
  }
  if (shortfalls.length === 0) return
  const amount = (quantity: Shortfall['quantity'], value: number) =>
    unitOf[quantity] === '' ? figures.percent(value) : figures.quantity(value, unitOf[quantity])
  paragraph(flow, words.shortfalls)
  table(
    flow,
    words.shortfalls,
    [
      { head: words.rating, width: inner - 240 },
      { head: words.needed, width: 120, align: 'right' },
      { head: words.has, width: 120, align: 'right' },
    ],
    shortfalls.map(({ quantity, needed, has }) => ({
      cells: [words.quantity[quantity], amount(quantity, needed), amount(quantity, has)],
    })),
  )
}

/** Of what a system lacks; a share has none. */
const unitOf: Readonly<Record<Shortfall['quantity'], string>> = {
  continuousW: 'W',
  surgeW: 'W',
  dischargeW: 'W',
  deliverableWh: 'Wh',
  pvInputW: 'W',
  servedShare: '',
}

function writeContact({ flow, words }: Page, { name, email, address, phoneNumbers, url }: QuoteIssuer): void {
  section(flow, words.contact.title)
  keepTogether(flow, 60)
  paragraph(flow, [name, address].filter((part) => part !== '').join(', '))
  paragraph(flow, [...phoneNumbers, email].join(' · '), { face: 'strong' })
  paragraph(flow, words.link(url), { href: url })
  paragraph(flow, words.contact.note, { colour: colour.muted })
}
