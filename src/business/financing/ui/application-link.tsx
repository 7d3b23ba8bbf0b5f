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
      toast({ title: text('financing.eligibility.link.copied') })
    } catch {
      toast({ tone: 'info', title: text('financing.eligibility.link.selected') })
    }
  }
  const message = text('financing.eligibility.link.message', { brand: brand.name, reference, link })
  return (
    <section className="grid gap-3 rounded-control bg-sun-soft p-4">
      <Field label={text('financing.eligibility.link')} hint={text('financing.eligibility.link.hint')}>
        <TextInput ref={input} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => void copy()}>
          {text('financing.eligibility.link.copy')}
        </Button>
        <Button asChild tone="secondary" icon="chat">
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener noreferrer">
            {text('financing.eligibility.link.whatsapp')}
          </a>
        </Button>
      </div>
    </section>
  )
}
