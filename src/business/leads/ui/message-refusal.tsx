import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { messageFields } from '../contact-message.ts'
import { messageErrorKey } from '../form-errors.ts'
import { answerId, type MessageAnswer } from '../message-answer.ts'

/** Why a message was not taken, before its form: links lead to the fields to correct. Gets the focus, to be read first. */
export function MessageRefusal({ refused: { errors, failure } }: { refused: MessageAnswer }) {
  const text = useText()
  const inOrder = messageFields.flatMap((field) => errors.filter(({ path }) => path === field))
  return (
    <div
      role="alert"
      id={answerId}
      tabIndex={-1}
      className="flex scroll-mt-24 gap-3 rounded-card bg-clay-soft p-4 text-clay-deep"
    >
      <Icon name="alert" className="mt-0.5 size-6" />
      <div className="min-w-0">
        <h3 className="text-base">{text('contact.message.refused.title')}</h3>
        <p className="mt-1">
          {text(failure ? `contact.message.failure.${failure}` : 'contact.message.refused.fields')}
        </p>
        <ul className="mt-1 -mb-2">
          {inOrder.map(({ path, code }) => (
            <li key={path}>
              <a href={`#message-${path}`} className="flex min-h-11 items-center py-1.5 underline underline-offset-4">
                {text(messageErrorKey(path, code))}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
