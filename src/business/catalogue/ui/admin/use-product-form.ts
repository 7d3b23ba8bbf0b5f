import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { staleRecord } from '#business/accounts/ui/stale-record.ts'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type { FieldError } from '#kernel/problem.ts'
import { productErrorKey } from '../../editing/product-errors.ts'
import { readProductFields } from '../../editing/product-fields.ts'
import type { ProductRecord } from '../../editing/product-record.ts'
import { productsPath } from './product-admin-queries.ts'
import { blankProduct, bodyOf, draftOf, tabOf, type ProductDraft, type ProductTab } from './product-draft.ts'

export type ProductForm = ReturnType<typeof useProductForm>

/** What is wrong with a field, in words. */
type Fault = { readonly path: string; readonly message: string }

const faultsIn = (error: unknown): readonly Fault[] => (error instanceof ApiError ? (error.problem?.errors ?? []) : [])

/** The fields of the dialog, what is wrong with them, and saving them; `known` is the product that is edited. */
export function useProductForm(known: ProductRecord | null, onSaved: () => void) {
  const text = useText()
  const client = useQueryClient()
  const [base, setBase] = useState(known)
  const [draft, setDraft] = useState(known ? draftOf(known) : blankProduct)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [tab, setTab] = useState<ProductTab>('basic')
  const [theirs, setTheirs] = useState<ProductRecord | null>(null)

  const save = useMutation({
    mutationFn: (updatedAt: string | undefined) =>
      known
        ? sendJson<ProductRecord>('PUT', `${productsPath}/${known.id}`, { ...bodyOf(draft), updatedAt })
        : sendJson<ProductRecord>('POST', productsPath, bodyOf(draft)),
    onSuccess: async () => {
      const description = text(known ? 'admin-products.updated' : 'admin-products.created')
      toast({ title: text('admin-products.success'), description })
      onSaved()
      await client.invalidateQueries({ queryKey: [productsPath] })
    },
    onError: (error) => {
      const current = staleRecord<ProductRecord>(error)
      setTheirs(current)
      if (current) return
      show(faultsIn(error))
      tell(reasonOf(error, text(known ? 'admin-products.updateFailed' : 'admin-products.createFailed')))
    },
  })

  const tell = (description: string) => toast({ title: text('admin-products.failure'), description, tone: 'error' })
  const wordsOf = ({ path, code }: FieldError) =>
    text(productErrorKey(path, code) ?? (`problems.field.${code}` as MessageKey))

  function show(found: readonly Fault[]) {
    setFaults(found)
    const [first] = found
    if (first && !found.some(({ path }) => tabOf(path) === tab)) setTab(tabOf(first.path))
  }

  /** Says at once what the server would refuse, in its words. */
  function submit(updatedAt = base?.updatedAt) {
    const read = readProductFields(bodyOf(draft))
    const found = read.ok ? [] : (read.problem.errors ?? [])
    show(found.map((error) => ({ path: error.path, message: wordsOf(error) })))
    const [first] = found
    return first ? tell(wordsOf(first)) : save.mutate(updatedAt)
  }

  return {
    draft,
    set: (changes: Partial<ProductDraft>) => setDraft((now) => ({ ...now, ...changes })),
    /** What is wrong with a field, or with a part of it. */
    faultOf: (field: string) => faults.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message,
    isWrong: (which: ProductTab) => faults.some(({ path }) => tabOf(path) === which),
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(base ? draftOf(base) : blankProduct),
    isSaving: save.isPending,
    submit,
    tab,
    setTab,
    /** What somebody else saved meanwhile. */
    theirs,
    /** Goes on from it. */
    takeTheirs: () => {
      setBase(theirs)
      if (theirs) setDraft(draftOf(theirs))
      setTheirs(null)
    },
    /** Goes on with one's own. */
    dismissTheirs: () => setTheirs(null),
  }
}
