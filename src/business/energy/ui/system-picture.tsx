import type { SystemSummary } from '../audit-answer.ts'

/** The drawn picture of a system. The words beside it say what it is. */
export function SystemPicture({ system }: { system: Pick<SystemSummary, 'imageUrl'> }) {
  return (
    <div className="bg-sand-2">
      <img
        src={system.imageUrl ?? '/api/placeholder-image'}
        alt=""
        width={240}
        height={180}
        className="aspect-4/3 size-full object-cover"
        onError={(event) => {
          const image = event.currentTarget
          if (!image.src.endsWith('/api/placeholder-image')) image.src = '/api/placeholder-image'
        }}
      />
    </div>
  )
}
