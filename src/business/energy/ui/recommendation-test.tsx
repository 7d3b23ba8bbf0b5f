import { useState, type SubmitEvent } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { sendJson } from '#client/send.ts'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { RecommendationAnswer } from '../recommendation-answer.ts'
import { RecommendationForm, untouchedNeed } from './recommendation-form.tsx'
import { RecommendationResult } from './recommendation-result.tsx'
import { recommendationError } from './recommendation-error.ts'

type Search =
  | { readonly state: 'idle' | 'searching' }
  | { readonly state: 'answered'; readonly answer: RecommendationAnswer }
  | { readonly state: 'failed'; readonly error: unknown }

/** The recommendation call, tried by hand. */
export function RecommendationTest() {
  const text = useText()
  const { country } = useVisitor()
  const [need, setNeed] = useState(untouchedNeed)
  const [search, setSearch] = useState<Search>({ state: 'idle' })

  const ask = async () => {
    setSearch({ state: 'searching' })
    try {
      const body = { ...need, country }
      setSearch({
        state: 'answered',
        answer: await sendJson<RecommendationAnswer>('POST', '/api/recommendation', body),
      })
    } catch (error) {
      setSearch({ state: 'failed', error })
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void ask()
  }
  return (
    <div className="container grid gap-6 py-8 lg:grid-cols-2 lg:items-start">
      <Card>
        <form onSubmit={submit} className="grid gap-5" noValidate>
          <RecommendationForm need={need} onChange={setNeed} />
          <Button type="submit" loading={search.state === 'searching'}>
            {text(search.state === 'searching' ? 'sizing.test.searching' : 'sizing.test.submit')}
          </Button>
        </form>
      </Card>
      <div aria-live="polite">
        {search.state === 'idle' && <p className="text-muted">{text('sizing.test.idle')}</p>}
        {search.state === 'answered' && <RecommendationResult answer={search.answer} />}
        {search.state === 'failed' && (
          <div role="alert" className="rounded-card border border-clay bg-clay-soft p-4 text-clay-deep">
            <strong className="block">{text('sizing.test.error')}</strong>
            {recommendationError(search.error, text)}
          </div>
        )}
      </div>
    </div>
  )
}
