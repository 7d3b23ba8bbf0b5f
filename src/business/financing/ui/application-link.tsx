import { useRef } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { brand } from '#kernel/brand.ts'

/** The link that opens an application in any browser, to be kept: copied, or sent to oneself. */
export function ApplicationLink({ link, reference }: { link: string; reference: string }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: text('application.link.copied') })
    } catch {
      toast({ tone: 'info', title: text('application.link.selected') })
    }
  }
  const message = text('application.link.message', { brand: brand().name, reference, link })
  return (
    <section className="grid gap-3 rounded-control bg-sun-soft p-4">
      <Field label={text('application.link')} hint={text('application.link.hint')}>
        <TextInput ref={input} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => void copy()}>
          {text('application.link.copy')}
        </Button>
        <Button asChild tone="secondary" icon="chat">
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener noreferrer">
            {text('application.link.whatsapp')}
          </a>
        </Button>
      </div>
    </section>
  )
}
