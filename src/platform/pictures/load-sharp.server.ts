/**
 * The library of pictures, loaded with the first one: a site that is asked for none does without its memory, and starts the sooner. What it
 * would keep of pictures done with is memory that nothing gives back.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
