import { currencyTable } from '#kernel/money.ts'
import { countries, countryTable, defaultCountry, type Country } from '#kernel/country.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { errorOf } from '#design/form/field-errors.ts'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { sendForm } from '#client/send.ts'
import { FormFoot } from '#design/admin/form-foot.tsx'
import { Button } from '#design/button.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { imageTypes } from '#business/media/image-type.ts'
import { FileButton } from '#design/admin/file-button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProductRecord } from '../../editing/product-record.ts'
import { productsPath } from './product-admin-queries.ts'

const otherCountries = countries.filter((country) => country !== defaultCountry)
const blank: Readonly<Record<string, string>> = { name: '', price: '', slug: '' }

/** Adds a product by its name and its price (specification 1, section 2). */
export function AddProductForm() {
  const text = useText()
  const id = useId()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(blank)
  const [image, setImage] = useState<File | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isPublished: boolean) => {
      const body = new FormData()
      body.append('isPublished', String(isPublished))
      for (const [name, value] of Object.entries(typed)) body.append(name, value)
      if (image) body.append('image', image)
      return sendForm<ProductRecord>('/api/products', body)
    },
    onSuccess: ({ name, isPublished }) => {
      const description = text(`admin-products.new.${isPublished ? 'created' : 'draft'}.text`, { name })
      toast({ title: text('admin-products.new.created'), description })
      setTyped(blank)
      setImage(null)
      form.current?.querySelector('input')?.focus()
      return client.invalidateQueries({ queryKey: [productsPath] })
    },
    onError: () => {
      const description = text('admin-products.new.failed.text')
      toast({ title: text('admin-products.new.failed'), description, tone: 'error' })
    },
  })
  const isTyped = image !== null || Object.values(typed).some((value) => value.trim() !== '')
  const warning = useUnsavedWarning(isTyped && !isPending)
  const field = (name: string) => ({
    name,
    value: typed[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  })
  const priceLabel = (country: Country) =>
    text('admin-products.price.amount', {
      currency: currencyTable[countryTable[country].currency].name[text.language],
    })
  const isMissing = typed['name']?.trim() === '' || typed['price']?.trim() === ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(true)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-lg gap-5">
      <Field label={text('admin-products.field.name')} error={errorOf(error, 'name')} required>
        <TextInput {...field('name')} autoComplete="off" />
      </Field>
      <Field label={priceLabel(defaultCountry)} error={errorOf(error, 'price')} required>
        <TextInput {...field('price')} inputMode="numeric" autoComplete="off" />
      </Field>
      {otherCountries.map((country) => (
        <Field
          key={country}
          label={priceLabel(country)}
          hint={text('admin-products.price.amount.hint')}
          error={errorOf(error, `prices.${country}.amount`)}
          note={<OptionalNote />}
        >
          <TextInput {...field(`prices.${country}`)} inputMode="numeric" autoComplete="off" />
        </Field>
      ))}
      <Field
        label={text('admin-products.field.slug')}
        hint={text('admin-products.field.slug.hint')}
        error={errorOf(error, 'slug')}
        note={<OptionalNote />}
      >
        <TextInput {...field('slug')} autoComplete="off" />
      </Field>
      <div role="group" aria-labelledby={`${id}-image`} className="grid justify-items-start gap-2">
        <span id={`${id}-image`} className="text-sm font-semibold">
          {text('admin-products.new.image')}{' '}
          <span className="font-normal text-muted">
            <OptionalNote />
          </span>
        </span>
        <FileButton
          types={imageTypes}
          label={text('admin-products.new.image.choose')}
          labelledBy={`${id}-image`}
          describedBy={`${id}-error`}
          invalid={Boolean(errorOf(error, 'image'))}
          onChoose={([chosen]) => setImage(chosen ?? null)}
        />
        {image && <p className="text-sm wrap-anywhere">{image.name}</p>}
        <FieldError id={`${id}-error`}>{errorOf(error, 'image')}</FieldError>
      </div>
      <FormFoot>
        <Button type="submit" loading={isPending} disabled={isMissing} aria-describedby={`${id}-missing`}>
          {text(isPending ? 'admin-products.new.sending' : 'admin-products.new.submit')}
        </Button>
        <Button
          tone="secondary"
          className="max-sm:grow"
          disabled={isMissing || isPending}
          onClick={() => mutate(false)}
        >
          {text('admin-products.new.draft')}
        </Button>
        <p id={`${id}-missing`} className="text-sm text-muted empty:hidden">
          {isMissing && text('admin-products.new.missing')}
        </p>
      </FormFoot>
      <UnsavedQuestion warning={warning} />
    </form>
  )
}
