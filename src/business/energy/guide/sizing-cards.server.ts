import { dischargeEfficiency, parameters, solarLosses } from '../parameters.ts'
import { exampleEnergyFromArray, exampleLoad, examplePlace, exampleRequirement } from './example-household.ts'
import type { Figures } from './figures.ts'
import type { GuideWords } from './guide-words.ts'
import { colour, inner, paper, write, type Sheet } from '#platform/pdf/sheet.server.ts'

const gap = 14
const width = (inner - 2 * gap) / 3
const height = 180

type Card = {
  readonly title: string
  readonly body: string
  readonly workings: string
  readonly result: string
  readonly note: string
}

/** Inverter, battery and panels: the rule in words, then the example's own figures through it. */
export function sizingCards(sheet: Sheet, words: GuideWords, figures: Figures, top: number): number {
  const cards = [inverter(words, figures), battery(words, figures), array(words, figures)]
  for (const [index, card] of cards.entries()) drawCard(sheet, card, paper.margin + index * (width + gap), top)
  return top + height
}

function inverter({ inverter: words }: GuideWords, figures: Figures): Card {
  const { runningW, inverterW, peakW } = exampleRequirement
  return {
    ...words,
    workings: words.workings(
      figures.watts(exampleLoad.essentialW),
      figures.watts(runningW - exampleLoad.essentialW),
      figures.two(parameters.inverterMargin.value),
    ),
    result: words.result(figures.one(inverterW / 1000)),
    note: words.peak(figures.watts(peakW)),
  }
}

function battery({ battery: words }: GuideWords, figures: Figures): Card {
  const { energyToCarryWh, batteryWh } = exampleRequirement
  const { inverterEfficiency, depthOfDischarge } = parameters
  const [ofInverter, ofDepth] = [inverterEfficiency.value, depthOfDischarge.value]
  return {
    ...words,
    workings: words.workings(
      figures.wattHours(energyToCarryWh),
      figures.two(ofInverter * dischargeEfficiency * ofDepth),
    ),
    result: words.result(figures.one(batteryWh / 1000)),
    note: words.loss(figures.percent(ofInverter), figures.percent(dischargeEfficiency), figures.percent(ofDepth)),
  }
}

function array({ array: words }: GuideWords, figures: Figures): Card {
  const { peakSunHours, panels, panelPowerW, designMonth, arrayWp } = exampleRequirement
  return {
    ...words,
    workings: words.workings(
      figures.wattHours(exampleEnergyFromArray),
      figures.two(peakSunHours),
      figures.two(solarLosses()),
      figures.whole(arrayWp),
    ),
    result: words.result(panels, figures.watts(panelPowerW)),
    note: words.month(figures.month(designMonth ?? 1), examplePlace.region),
  }
}

function drawCard(sheet: Sheet, card: Card, x: number, y: number): void {
  sheet.roundedRect(x, y, width, height, 8).lineWidth(0.8).fillAndStroke(colour.sand, colour.line)
  write(sheet, card.title, x + 12, y + 11, { face: 'strong', size: 11.5, leading: 1.2 })
  write(sheet, card.body, x + 12, y + 28, { size: 8.4, width: width - 24, leading: 1.38 })
  const foot = y + height - 62
  sheet.rect(x + 12, foot, width - 24, 0.6).fill(colour.line)
  write(sheet, card.workings, x + 12, foot + 6, { size: 8, colour: colour.muted, width: width - 24, leading: 1.2 })
  write(sheet, card.result, x + 12, foot + 18, { face: 'display', size: 14.5, colour: colour.leaf, leading: 1.2 })
  write(sheet, card.note, x + 12, foot + 38, { size: 7.4, colour: colour.muted, width: width - 20, leading: 1.2 })
}
