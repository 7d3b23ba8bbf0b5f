import { expect, test } from 'vitest'
import { drawn } from '../../../tests/support/drawn.tsx'
import { PublishFoot } from './publish-foot.tsx'

test.each([true, false])(
  'Enter in a field turns nothing: the first button of the form only saves (published: %s)',
  async (isPublished) => {
    const foot = <PublishFoot form="fields" isPublished={isPublished} loading={false} onCancel={() => {}} />
    const markup = await drawn(foot, { language: 'en' })
    const submits = [...markup.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([button]) => button)
    expect(submits.map((button) => button.includes('name="turn"'))).toEqual(
      isPublished ? [false, true, false] : [false, false, true],
    )
  },
)
