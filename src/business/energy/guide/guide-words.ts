/** A heading and the sentences below it. */
export type Passage = { readonly title: string; readonly body: string }

/** Every word of the guide in one language; figures are put in where a line takes an argument. */
export type GuideWords = {
  readonly title: string
  readonly subtitle: string
  readonly list: Passage
  readonly plate: Passage & { readonly product: string; readonly power: string; readonly current: string }
  readonly hours: Passage & { readonly strip: string }
  readonly essential: Passage & { readonly night: string; readonly sun: string }
  readonly example: Passage
  readonly columns: {
    readonly appliance: string
    readonly quantity: string
    readonly power: string
    readonly share: string
    readonly day: string
    readonly night: string
    readonly essential: string
    readonly energy: string
  }
  readonly yes: string
  readonly essentialTotal: string
  readonly restTotal: string
  readonly total: string
  readonly aDay: string
  readonly formula: string
  readonly yours: Passage
  readonly sizing: Passage
  readonly inverter: Passage & {
    workings(essentialW: string, restW: string, marginPercent: string): string
    result(kilowatts: string): string
    peak(watts: string): string
  }
  readonly battery: Passage & {
    workings(energy: string, share: string): string
    result(kilowattHours: string): string
    loss(inverter: string, discharge: string, depth: string): string
  }
  readonly array: Passage & {
    workings(energy: string, sun: string, ratio: string, peak: string): string
    result(panels: number, watts: string): string
    month(month: string, place: string): string
  }
  readonly sun: Passage & {
    readonly town: string
    readonly worst: string
    readonly hours: string
    readonly mean: string
    readonly panels: string
    readonly source: string
  }
  readonly ask: { readonly title: string; readonly questions: readonly string[] }
  readonly check: { readonly title: string; readonly points: readonly string[] }
  readonly contact: Passage
  edition(date: string): string
  page(number: number, of: number): string
}
