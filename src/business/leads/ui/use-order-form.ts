import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState, type SyntheticEvent } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import type { LeadReceipt } from '../lead.ts'
import { orderErrorKey, orderSchema, type Order } from '../order.ts'
import { refusalOf, submitLead } from './submit-lead.ts'

type OrderValues = { quantity: number; fullName: string; phoneNumber: string }
type About = { productId: number; country: Country }
type OrderResolver = Resolver<OrderValues, About, Order>

const needed = ['fullName', 'phoneNumber'] as const

/** Reads the form as the server will, by the same schema. */
const resolver: OrderResolver = (values, about, options) => {
  const readBySchema = standardSchemaResolver(orderSchema) as unknown as OrderResolver
  const asked: object = { ...values, ...about }
  return readBySchema(asked as OrderValues, about, options)
}

/** An order that was stored, and in whose name. */
export type PlacedOrder = LeadReceipt & { readonly name: string }

/**
 * The order form of one product. `failure` says why the order was not taken when no field is to blame; `isComplete` is
 * true once nothing is blank, `isMissing` after an attempt to submit it before.
 */
export function useOrderForm(productId: number, onPlaced: (order: PlacedOrder) => void) {
  const text = useText()
  const { country } = useVisitor()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempted, setAttempted] = useState(false)
  const form = useForm({
    defaultValues: { quantity: 1, fullName: '', phoneNumber: '' },
    resolver,
    context: { productId, country },
  })
  const typed = useWatch({ control: form.control, name: needed })
  const blank = needed.find((_, index) => typed[index]?.trim() === '')
  const isComplete = blank === undefined

  const explain = (error: unknown) => {
    const refusal = refusalOf(error)
    const errors = refusal?.code === 'not_found' ? [{ path: 'productId', code: 'not_found' }] : (refusal?.errors ?? [])
    const fields = ['quantity', ...needed] as const
    for (const { path, code } of errors) {
      const field = fields.find((name) => name === path)
      if (field) form.setError(field, { type: 'refused', message: code }, { shouldFocus: true })
    }
    const aboutProduct = errors.find(({ path }) => path === 'productId')
    if (aboutProduct) setFailure(text(orderErrorKey('productId', aboutProduct.code)))
    else if (errors.length === 0) setFailure(refusal?.detail ?? text('leads.failure.text'))
  }
  const place = async (order: Order) => {
    try {
      onPlaced({ ...(await submitLead('/api/orders', order)), name: order.fullName })
    } catch (error) {
      explain(error)
    }
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (!isComplete) return form.setFocus(blank)
    setFailure(null)
    await form.handleSubmit(place)(event)
  }
  return { form, failure, submit, isComplete, isMissing: attempted && !isComplete }
}

export type OrderForm = ReturnType<typeof useOrderForm>
