import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const id = '0193a1b2c3d4e5f6a7b8c9d0'

test('a picture of the library is offered in its sizes and formats, cut around its focal point', () => {
  const html = renderToStaticMarkup(
    <Picture src={`/media/${id}/700x350.webp#20,80`} alt="A roof" width={640} height={360} className="card" />,
  )
  expect(html).toContain(
    `<source type="image/avif" class="hidden" srcSet="/media/${id}/320x160.avif 320w,/media/${id}/700x350.avif 700w"`,
  )
  expect(html).toContain(`srcSet="/media/${id}/320x160.webp 320w,/media/${id}/700x350.webp 700w"`)
  expect(html).toContain('width="700" height="350"')
  expect(html).toContain('style="object-position:20% 80%"')
  expect(html).toContain('alt="A roof"')
  expect(html).toContain('loading="lazy"')
})

test('any other is shown as it is', () => {
  expect(renderToStaticMarkup(<Picture src="/pictures/a.svg" alt="" width={640} height={360} />)).toBe(
    '<img alt="" loading="lazy" decoding="async" src="/pictures/a.svg" width="640" height="360"/>',
  )
})
