import type { ReactNode } from 'react'
import { atWidth } from '#business/media/image-address.ts'
import { AdminIcon } from '#design/admin/admin-icon.tsx'
import { Icon } from '#design/icon.tsx'
import { contentField, contentLanguages } from '#kernel/language.ts'
import type { FormField } from './form-parts.ts'
import { useSettingsForm } from './settings-form-context.ts'
import { pathUnder, valueAt } from './value-path.ts'

type FoldedLineProps = {
  /** Where its fields are. */
  readonly path: string
  readonly fields: readonly FormField[]
  readonly title: ReactNode
  /** Said of it while it is folded. */
  readonly note?: ReactNode
  readonly badge?: ReactNode
  /** What is done with it as a whole; on a phone once it is open. */
  readonly actions?: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** Fields as a line with their picture until somebody opens them; what is wrong in them is seen. */
export function FoldedLine(props: FoldedLineProps) {
  const { path, fields, title, note, badge, actions, isOpen: isAsked, onToggle, children } = props
  const { value, errorAt } = useSettingsForm()
  const picture = fields.find(({ kind }) => kind === 'picture')
  const url = picture && valueAt(value, pathUnder(path, picture.name))
  const isOpen =
    isAsked ||
    fields.some(({ name }) =>
      contentLanguages.some((language) => errorAt(pathUnder(path, contentField(name, language)))),
    )
  const id = `part-${path}`
  return (
    <>
      <div className="relative flex items-center gap-1 rounded-[inherit] pr-10 has-[>button:hover]:bg-sand-2 max-sm:flex-wrap sm:pr-12">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-[inherit] py-2 pl-3 text-left after:absolute after:inset-0 after:rounded-[inherit] sm:pl-4"
        >
          {picture && (
            <span
              className={`grid shrink-0 grid-rows-1 place-items-center overflow-hidden rounded-control border border-line bg-sand text-muted ${picture.shape ? 'size-14' : 'aspect-16/9 w-20'}`}
            >
              {typeof url === 'string' && url !== '' ? (
                <img
                  src={atWidth(url, 320)}
                  alt=""
                  className={`size-full ${picture.shape === 'mark' ? 'object-contain p-2' : 'object-cover'}`}
                />
              ) : (
                <AdminIcon name="picture" className="size-6" />
              )}
            </span>
          )}
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 grow">
              <span role="heading" aria-level={2} className="block font-semibold wrap-anywhere">
                {title}
              </span>
              {note && !isOpen && <span className="line-clamp-2 text-sm text-muted">{note}</span>}
            </span>
            {badge}
          </span>
        </button>
        <Icon
          name="chevron-down"
          className={`pointer-events-none absolute right-4 size-5 transition-transform ${isOpen && actions ? 'max-sm:top-6 sm:inset-y-0 sm:my-auto' : 'inset-y-0 my-auto'} ${isOpen ? 'rotate-180' : ''}`}
        />
        {actions && (
          <div
            className={`relative z-1 flex shrink-0 gap-1 ${isOpen ? 'max-sm:-mr-10 max-sm:w-[calc(100%+2.5rem)] max-sm:justify-end max-sm:border-t max-sm:border-line max-sm:px-1' : 'max-sm:hidden'}`}
          >
            {actions}
          </div>
        )}
      </div>
      <div id={id}>{isOpen && <div className="grid grid-cols-1 gap-4 px-3 pt-4 pb-5 sm:px-4">{children}</div>}</div>
    </>
  )
}
