import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { useText } from '#i18n/text-context.tsx'
import { faq, type FrequentQuestion } from '../faq/faq.ts'
import { contentLanguageOf } from '#kernel/language.ts'

/** Every frequent question under its topic, each opening on its answer (the first is open); beside them the topics, and where to ask another. */
export function FaqTopics() {
  const text = useText()
  const language = contentLanguageOf(text.language)
  const topics = faq.map(({ title, questions }) => ({ title: title[language], questions }))
  return (
    <div className="mt-10 grid gap-12 lg:beside-contents">
      <div className="grid gap-10">
        {topics.map(({ title, questions }, topic) => (
          <section key={title} id={`topic-${topic}`} className="scroll-mt-24">
            <h2 className="text-2xl">{title}</h2>
            <div className="grid gap-3">
              {questions.map((question, at) => (
                <Question key={question.id} {...question} isOpen={topic === 0 && at === 0} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <div className="grid gap-8 max-lg:border-t max-lg:border-line max-lg:pt-8 lg:sticky lg:top-24">
        <nav
          aria-label={text('content.legal.contents')}
          className="hidden border-l border-line pl-5 lg:block print:hidden"
        >
          <p className="mb-2 font-semibold">{text('content.legal.contents')}</p>
          <ol>
            {topics.map(({ title }, topic) => (
              <li key={title}>
                <a href={`#topic-${topic}`} className="block py-2.5 leading-snug hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <section>
          <h2 className="text-card">{text('content.faq.more.title')}</h2>
          <p className="text-muted">{text('content.faq.more.text')}</p>
          <Button asChild>
            <Link to="/contact">{text('content.faq.more.action')}</Link>
          </Button>
        </section>
      </div>
    </div>
  )
}

function Question({ id, question, answer, link, isOpen }: FrequentQuestion & { isOpen: boolean }) {
  const language = contentLanguageOf(useText().language)
  return (
    <Disclosure open={isOpen} summary={<span className="text-lg">{question[language]}</span>}>
      {/* A browser that is led here opens what hides it. */}
      <div id={id} className="max-w-2xl">
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
