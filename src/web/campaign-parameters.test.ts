import { describe, expect, it } from 'vitest'
import { withoutCampaign } from './campaign-parameters.ts'

describe('the query of a page without what campaigns add', () => {
  it.each([
    ['', ''],
    ['?type=commercial&x=%20a', '?type=commercial&x=%20a'],
    ['?utm_source=mail&utm_medium=x', ''],
    ['?fbclid=abc&type=residential&gclid=1', '?type=residential'],
    ['?lang=en&utm_campaign=a', '?lang=en'],
  ])('%s is %s', (search, rest) => expect(withoutCampaign(search)).toBe(rest))
})
