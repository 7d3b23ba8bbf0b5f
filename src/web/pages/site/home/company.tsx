import { Impact } from './impact.tsx'
import { Partners } from './partners.tsx'
import { Team } from './team.tsx'

/** Who the company is: what it has done, its people, its partners. */
export default function Company() {
  return (
    <>
      <Impact />
      <Team />
      <Partners />
    </>
  )
}
