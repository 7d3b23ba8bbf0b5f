import type { SystemSummary } from '../audit-answer.ts'

/** The drawn picture of a system. The words beside it say what it is. */
export function SystemPicture({ system }: { system: Pick<SystemSummary, 'imageUrl'> }) {
  return (
    <div className="grid place-items-center bg-sand-2 p-4">
      <img
        src={system.imageUrl ?? '/api/placeholder-image'}
        alt=""
        width={240}
        height={180}
        className="h-44 w-full object-contain"
        onError={(event) => {
          const image = event.currentTarget
          if (!image.src.endsWith('/api/placeholder-image')) image.src = '/api/placeholder-image'
        }}
      />
    </div>
  )
}
