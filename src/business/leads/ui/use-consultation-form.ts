import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import { consultationSchema, type Consultation } from '../consultation.ts'
import type { LeadReceipt } from '../lead.ts'
import {
  consultationDraft,
  emptyConsultation,
  forgetConsultationDraft,
  isConsultationField,
  isPlaceIn,
  keepConsultationDraft,
  type ConsultationValues,
} from './consultation-values.ts'
import { slotsQuery } from './slots-query.ts'
import { refusalOf, submitLead } from './submit-lead.ts'

type ConsultationResolver = Resolver<ConsultationValues, Country, Consultation>

/** Reads the form as the server will: by the same schema, at this moment, in the visitor's country. */
const resolver: ConsultationResolver = (values, country, options) => {
  const readBySchema = standardSchemaResolver(consultationSchema(new Date())) as unknown as ConsultationResolver
  const asked: object = { ...values, country }
  return readBySchema(asked as ConsultationValues, country, options)
}

/**
 * The consultation form, kept over closing and reload until it is sent. `failure` says why it was not sent when no field
 * is to blame.
 */
export function useConsultationForm(onSent: () => void) {
  const text = useText()
  const queries = useQueryClient()
  const { country } = useVisitor()
  const [failure, setFailure] = useState<string | null>(null)
  const [draft] = useState(() => consultationDraft(country))
  const form = useForm({ defaultValues: draft, resolver, context: country, mode: 'onTouched' })

  useEffect(() => {
    const change = ({ values }: { values: ConsultationValues }) => {
      keepConsultationDraft(values)
      setFailure(null)
    }
    return form.subscribe({ formState: { values: true }, callback: change })
  }, [form])
  useEffect(() => {
    if (!isPlaceIn(country, form.getValues('state'))) form.setValue('state', '')
  }, [form, country])

  const explain = (error: unknown) => {
    const refusal = refusalOf(error)
    const refused = (refusal?.errors ?? []).filter(({ path }) => isConsultationField(path))
    if (refusal?.code === 'slot_full') {
      form.setValue('preferredTimeSlot', '')
      void queries.invalidateQueries(slotsQuery(form.getValues('preferredDate'), country))
    }
    for (const [index, { path, code }] of refused.entries()) {
      if (isConsultationField(path))
        form.setError(path, { type: 'refused', message: code }, { shouldFocus: index === 0 })
    }
    if (refused.length === 0) setFailure(refusal?.detail ?? text('leads.failure.text'))
  }
  const send = async (consultation: Consultation): Promise<LeadReceipt | null> => {
    try {
      return await submitLead('/api/consultations', consultation)
    } catch (error) {
      explain(error)
      return null
    }
  }
  const submit = async (event: SyntheticEvent) => {
    let receipt: LeadReceipt | null = null
    setFailure(null)
    await form.handleSubmit(async (consultation) => {
      receipt = await send(consultation)
    })(event)
    if (!receipt) return
    void queries.invalidateQueries(slotsQuery(form.getValues('preferredDate'), country))
    form.reset(emptyConsultation())
    forgetConsultationDraft()
    onSent()
  }
  return { form, failure, submit }
}
