import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { phone, visits, type Visit } from '../support/visit.ts'

const visit = visits()

/** Which field of the window has the focus, whether it is the first that is wrong, and whether a finger finds it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const active = document.activeElement
    const first = document.querySelector('[role=dialog] [aria-invalid="true"]')
    if (!active || !first) return 'no field is wrong'
    const { left, top, width, height } = active.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    const isInSight = found !== null && (active.contains(found) || found.contains(active))
    return active !== first
      ? `focus on ${active.outerHTML.slice(0, 90)}, wrong ${first.outerHTML.slice(0, 90)}`
      : isInSight
        ? 'the first, in sight'
        : `hidden by ${found?.outerHTML.slice(0, 90)}`
  })
}

const windows: Readonly<Record<string, (visited: Visit) => Promise<void>>> = {
  consultation: async ({ page, say, open }) => {
    await open('/')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('home.banner.contact') })
      .click()
  },
  appointment: async ({ open }) => void (await open('/contact')),
  'an appointment whose times are on their way': async ({ page, open }) => {
    const times = Promise.withResolvers<void>()
    await page.route('**/api/slots?**', async (route) => {
      await times.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/slots?**')
    await open('/contact')
    await asked
    void page.waitForFunction(() => document.activeElement?.matches('fieldset')).then(() => times.resolve())
  },
  order: async ({ page, say, open }) => {
    await open('/products/2')
    await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
    // It is sent only with a name and a number.
    await page.getByRole('dialog').getByLabel(say('leads.order.label.fullName')).fill('Awa')
    await page.getByRole('dialog').getByLabel(say('leads.order.label.phoneNumber')).fill('nombre')
  },
  'job application': async ({ page, say, open }) => {
    await open('/')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('home.team.join.action') })
      .click()
  },
}

test.each(Object.entries(windows))(
  'the first wrong field in the window of %s has the focus, in sight',
  async (_, openWindow) => {
    const visited = await visit({ viewport: { ...phone, height: 560 } })
    const { page } = visited
    await openWindow(visited)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const send = dialog.locator('button[type=submit]').last()
    await send.click()
    await expect.poll(() => focused(page)).toBe('the first, in sight')
    // From the end of the form, too.
    await dialog.evaluate((element) => element.querySelectorAll('*').forEach((part) => part.scrollTo(0, 10_000)))
    await send.click()
    await expect.poll(() => focused(page)).toBe('the first, in sight')
  },
)

test.each(languages)(
  'a phone shows every field that is wrong in the first step of a consultation (%s)',
  async (language) => {
    const visited = await visit({ language, viewport: phone })
    const { page } = visited
    await windows.consultation?.(visited)
    const send = page.getByRole('dialog').locator('button[type=submit]')
    await page.getByRole('dialog').locator('input[name=preferredTimeSlot]').first().waitFor()
    await send.click()
    const inSight = () =>
      page.evaluate(() => {
        const dialog = document.querySelector('[role=dialog]')
        const [head, foot] = ['header', 'footer'].map((part) => dialog?.querySelector(part)?.getBoundingClientRect())
        const wrong = [...(dialog?.querySelectorAll('[aria-invalid=true]') ?? [])]
        const tops = wrong.map((field) => field.getBoundingClientRect().top)
        return [wrong.length, tops.filter((top) => top >= (head?.bottom ?? 0) && top < (foot?.top ?? 0)).length]
      })
    await expect.poll(inSight).toEqual([4, 4])
  },
)
