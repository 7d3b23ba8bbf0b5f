import { ClosingBanner } from './closing-banner.tsx'
import { Features } from './features.tsx'

/** What a visitor may expect, and the way on. */
export default function Offer() {
  return (
    <>
      <Features />
      <ClosingBanner />
    </>
  )
}
