import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { useText } from '#i18n/text-context.tsx'
import { faq, type FrequentQuestion } from '../faq/faq.ts'
import { contentLanguageOf, defaultContentLanguage } from '#kernel/language.ts'

/** Every frequent question under its topic, each opening on its answer (the first is open), and where to ask another. */
export function FaqTopics() {
  const text = useText()
  return (
    <>
      {faq.map(({ title, questions }, topic) => (
        <section key={title[defaultContentLanguage]} className="mt-10">
          <h2 className="text-2xl">{title[contentLanguageOf(text.language)]}</h2>
          <div className="mt-4 grid gap-3">
            {questions.map((question, at) => (
              <Question key={question.id} {...question} isOpen={topic === 0 && at === 0} />
            ))}
          </div>
        </section>
      ))}
      <section className="mt-12 border-t border-line pt-8">
        <h2 className="text-2xl">{text('content.faq.more.title')}</h2>
        <p className="mt-2">{text('content.faq.more.text')}</p>
        <Button asChild className="mt-4">
          <Link to="/contact">{text('content.faq.more.action')}</Link>
        </Button>
      </section>
    </>
  )
}

function Question({ id, question, answer, link, isOpen }: FrequentQuestion & { isOpen: boolean }) {
  const language = contentLanguageOf(useText().language)
  return (
    <Disclosure open={isOpen} summary={question[language]}>
      {/* A browser that is led here opens what hides it. */}
      <div id={id}>
        {answer[language].map((paragraph) => (
          <p key={paragraph} className="mb-3 leading-relaxed last:mb-0">
            {paragraph}
          </p>
        ))}
        {link && (
          <Link to={link.to} className="link -mb-2 inline-flex min-h-11 items-center">
            {link.label[language]}
          </Link>
        )}
      </div>
    </Disclosure>
  )
}
