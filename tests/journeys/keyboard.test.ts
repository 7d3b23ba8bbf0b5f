import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { consultationForm } from '#business/leads/consultation.ts'
import { isOptional, labelKey, type VisitorField } from '#business/leads/visitor-form.ts'
import type { Text } from '#i18n/text.ts'
import { defaultCountry } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { homeAppliances, tickBox } from '../support/audit.ts'
import { aConsultation } from '../support/sent-requests.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { desk, visits } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const visit = visits()

/** Goes on from where the focus is, as somebody without a pointer does; it is in sight and marked when it arrives. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 150 && !(await isThere()); steps += 1) await page.keyboard.press(key)
  expect(await isThere(), `the focus comes to ${String(target)}`).toBe(true)
  const { inSight, isMarked } = await target.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const shown = [element, element.closest('label') ?? element, element.parentElement ?? element]
    const marks = shown
      .map((part) => getComputedStyle(part))
      .map(({ outlineStyle, boxShadow }) => outlineStyle + boxShadow)
    return { inSight: box.bottom > 0 && box.top < innerHeight, isMarked: marks.some((mark) => mark !== 'nonenone') }
  })
  const isSeen = isMarked || (await differsUnfocused(target))
  expect([inSight, isSeen], `the focus is seen on ${String(target)}`).toEqual([true, true])
}

/** Whether what has the focus looks other without it: no style tells of a ring around the thumb of a slider. */
async function differsUnfocused(target: Locator): Promise<boolean> {
  const focused = await target.screenshot()
  await target.evaluate((element: HTMLElement) => element.blur())
  const unfocused = await target.screenshot()
  await target.focus()
  return !focused.equals(unfocused)
}

/** What a screen reader has of an element: a line for each part, `role "name" [state]`. */
const spoken = async (target: Locator) => (await target.ariaSnapshot()).replaceAll(/[\u00a0\u202f]/g, ' ')
/** Within a pattern. */
const literally = (words: string) =>
  words.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Fills the consultation form from one control to the next: what is typed is typed, what is chosen is gone to by arrows. */
async function fillByKeys(page: Page, dialog: Locator, say: Text, asked: Readonly<Record<string, string>>) {
  for (const [name, asking] of Object.entries<VisitorField>(consultationForm.fields)) {
    const { control, startsNextStep } = asking
    if (startsNextStep) {
      await tabTo(page, dialog.getByRole('button', { name: say('leads.consultation.continue') }))
      await page.keyboard.press('Enter')
    }
    const value = asked[name]
    if (value === undefined) continue
    if (control === 'date') {
      // The days that are free are a key away.
      const free = dialog.getByRole('radiogroup', { name: say('leads.booking.days') }).getByRole('radio')
      await tabTo(page, free.first())
      await page.keyboard.press('ArrowUp')
      await free
        .last()
        .and(page.getByRole('radio', { checked: true }))
        .waitFor()
      continue
    }
    if (control === 'slot') {
      const times = dialog.locator(`input[name="${name}"]`)
      await tabTo(page, times.and(page.locator(':enabled')).first())
      const wanted = dialog.locator(`input[name="${name}"][value="${value}"]`)
      for (let steps = 0; steps < 20 && !(await wanted.isChecked()); steps += 1) await page.keyboard.press('ArrowDown')
      await wanted.and(page.getByRole('radio', { checked: true })).waitFor()
      continue
    }
    const isChosen = control === 'choice' || control === 'place'
    const field = dialog.getByLabel(say(labelKey(consultationForm, name, defaultCountry)), {
      exact: !isChosen && !isOptional(asking),
    })
    await tabTo(page, field)
    if (!isChosen) await page.keyboard.type(value)
    const isIt = async () => !isChosen || (await field.inputValue()) === value
    for (let steps = 0; steps < 60 && !(await isIt()); steps += 1) await page.keyboard.press('ArrowDown')
    expect(await isIt(), name).toBe(true)
  }
}

test.each(languages)(
  'from the home page to a sent order and a sent consultation without a pointer, as a screen reader tells it (%s)',
  async (language) => {
    const find = await homeAppliances()
    const { page, say, open } = await visit({ language, viewport: desk })
    await open('/')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => spoken(page.locator(':focus')))
      .toMatch(new RegExp(`link "${literally(say('shell.skip'))}"`))
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    const landmarks = await spoken(page.locator('body'))
    for (const landmark of ['banner', 'main', 'contentinfo', 'navigation'])
      expect(landmarks).toMatch(new RegExp(`^- ${landmark}|\\n *- ${landmark}`))

    // The first question, then the audit.
    await tabTo(page, page.getByRole('combobox', { name: say('home.hero.type') }))
    await tabTo(page, page.getByRole('button', { name: say('home.hero.audit') }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: say('energy.audit.title') }).waitFor()
    const progress = page.getByRole('progressbar')
    expect(await spoken(progress)).toMatch(/progressbar/)
    const name = nameIn(find('Refrigerator (single door)'), language)
    const search = page.getByRole('searchbox', { name: say('energy.picker.search') })
    await tabTo(page, search)
    await page.keyboard.type(name)
    await expect.poll(() => spoken(page.getByRole('main').getByRole('status').first())).toMatch(/^- status: .*\d/)
    await tabTo(page, tickBox(page, name))
    await page.keyboard.press('Space')
    expect(await spoken(tickBox(page, name))).toMatch(/checkbox ".*" \[checked\]/)
    await tabTo(page, page.getByRole('button', { name: say('energy.continue') }))
    await page.keyboard.press('Enter')
    const result = page.getByRole('heading', { name: say('sizing.result.title') })
    await result.waitFor()

    // The system, its product, an order in a window that keeps the focus.
    await tabTo(page, page.getByRole('link', { name: say('sizing.match.details') }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\/\d+\?audited=true$/)
    const orderButton = page.getByRole('button', { name: say('catalogue.detail.order') })
    await tabTo(page, orderButton)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    const person = `Keyboard ${language}`
    await tabTo(page, dialog.getByLabel(say('leads.order.label.fullName')))
    await page.keyboard.type(person)
    await tabTo(page, dialog.getByLabel(say('leads.order.label.phoneNumber')))
    await page.keyboard.type('+234 801 234 5678')
    const tree = await spoken(dialog)
    expect(tree).toMatch(new RegExp(`^- dialog "${literally(say('leads.order.title'))}"`))
    expect(tree).toMatch(new RegExp(`textbox "${literally(say('leads.order.label.fullName'))}.*": ${person}`))
    await page.keyboard.press('Enter')
    const banner = page.getByRole('status').filter({ hasText: say('leads.order.success.title') })
    await banner.waitFor()
    expect(await spoken(banner)).toMatch(/^- status/)
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => orderButton.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await leadsOf(person)).toMatchObject([{ kind: 'order' }])

    // Back to the result, and an expert is asked for.
    await page.goBack()
    await result.waitFor()
    const expert = page.getByRole('contentinfo').getByRole('button', { name: say('shell.footer.expert') })
    await tabTo(page, expert)
    await page.keyboard.press('Enter')
    const asking = page.getByRole('dialog', { name: say('leads.consultation.title') })
    await asking.waitFor()
    const asked = aConsultation(workingDay(), ({ fr: '8-9am', en: '5-6pm' } as const)[language])
    await fillByKeys(page, asking, say, { ...asked, firstName: 'Keys', lastName: `Expert ${language}` })
    await tabTo(page, asking.getByRole('button', { name: say('leads.consultation.submit') }))
    await page.keyboard.press('Enter')
    const receipt = page.getByRole('dialog', { name: say('leads.consultation.success.title') })
    const title = receipt.getByRole('heading', { name: say('leads.consultation.success.title') })
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true)
    await receipt
      .getByRole('status')
      .filter({ hasText: say('leads.consultation.success.text') })
      .waitFor()
    await tabTo(page, receipt.getByRole('button', { name: say('shell.dialog.close') }).last())
    await page.keyboard.press('Enter')
    await receipt.waitFor({ state: 'detached' })
    await expect.poll(() => expert.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await leadsOf(`Keys Expert ${language}`)).toMatchObject([{ kind: 'consultation' }])
  },
)

test.each(languages)(
  'a plan and the way to the application without a pointer, as a screen reader tells it (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language })
    await open('/financing?productId=2')
    const [down, months] = [page.getByRole('slider').first(), page.getByRole('slider').last()]
    await tabTo(page, down)
    await page.keyboard.press('ArrowRight')
    expect(await spoken(down)).toMatch(/slider ".+"/)
    expect(await down.getAttribute('aria-valuetext')).toMatch(/35/)
    await tabTo(page, months)
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    await tabTo(page, page.locator('main form [type=submit]').filter({ visible: true }))
    await page.keyboard.press('Enter')
    const plan = page.locator('[data-plan]')
    await plan.getByRole('heading', { name: say('plan.title') }).waitFor()
    const schedule = await spoken(plan.getByRole('table'))
    expect(schedule.match(/- columnheader ".+"/g)).toHaveLength(2)
    // Each row is named by its month, the total by its own words.
    expect(schedule.match(/- rowheader ".+"/g)).toHaveLength(5)
    expect(schedule).toContain('3 500 000 ₦')
    const onward = page.getByRole('link', { name: say('plan.schedule.eligibility') }).last()
    await tabTo(page, onward)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/eligibility\?productId=2&down=35&months=24$/)
    await page.getByRole('main').getByRole('textbox').first().waitFor()
    const form = await spoken(page.getByRole('main'))
    expect(form).toMatch(/- heading ".+" \[level=1\]/)
    // No control without a name.
    expect(form.match(/- (?:textbox|combobox|button|checkbox|radio|link|spinbutton)(?: \[|:|$)/gm)).toBeNull()
  },
)
