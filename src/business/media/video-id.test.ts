import { expect, test } from 'vitest'
import { videoIdOf } from './video-id.ts'

const id = 'a_B-3456789'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?list=PL1&v=${id}&t=42s`,
  `http://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/embed/${id}`,
  `https://youtube.com/shorts/${id}/`,
  `https://www.youtube.com/live/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  ` https://youtu.be/${id} `,
])('finds the video of %s', (link) => {
  expect(videoIdOf(link)).toBe(id)
})

test.each([
  null,
  '',
  id,
  'https://',
  'not a link',
  'https://example.org/watch?v=a_B-3456789',
  'https://youtube.com.example.org/watch?v=a_B-3456789',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=a_B-3456789"onload',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@channel',
  'https://youtu.be/',
  `javascript:alert("https://youtu.be/${id}")`,
])('finds none in %s', (link) => {
  expect(videoIdOf(link)).toBeNull()
})
