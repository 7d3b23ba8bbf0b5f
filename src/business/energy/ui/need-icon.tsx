import { Icon } from '#design/icon.tsx'

/** Line icons of what people search a system for, on a 24 x 24 grid, by a word of a need's key or a shelf's English name; other pages never load them. */
const paths: readonly (readonly [word: RegExp, path: string])[] = [
  [/kitchen/, 'M5 10h14v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.5 12.5H5M19 12.5h2.5M9 7V4M12 7V4M15 7V4'],
  [/light/, 'M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v3H9z'],
  [/high/, 'M13 3 5 13.5h6L10.5 21 19 10h-6.5z'],
  [/freezer/, 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5'],
  [/fridge/, 'M7 3h10v18H7zM7 10h10M9.5 6v1.5M9.5 12.5V15'],
  [/cold|cooling/, 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9'],
  [/conditioner/, 'M3 5h18v7H3zM6 9h9M7.5 15c0 2-1.5 2-1.5 4M12 15c0 2-1.5 2-1.5 4M16.5 15c0 2-1.5 2-1.5 4'],
  [/pump/, 'M12 3s6 6.6 6 11a6 6 0 0 1-12 0c0-4.4 6-11 6-11zM9 14.5a3 3 0 0 0 3 3'],
  [/studio|room/, 'M3 18v-6h18v6M3 15h18M5 12V7h14v5M8 12V9.5h3V12M3 18v2M21 18v2'],
  [/home|flat|house|apartment/, 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5.5h4V20'],
  [/workshop|garage/, 'M14.5 6.5a4 4 0 0 1 5-2.3l-2.3 2.4.5 2 2 .5 2.2-2.3a4 4 0 0 1-5.6 4.4L8.8 18.7a2 2 0 0 1-3-3z'],
  [
    /shop|store|retail/,
    'M4 9l1.5-5h13L20 9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 9M5.5 12v8h13v-8M10 20v-5h4v5',
  ],
  [
    /salon|barber/,
    'M6 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 8l12 9M8 16l12-9',
  ],
  [/bar|restaurant|hospitality/, 'M5 4h14l-7 8.5zM12 12.5V20M8 20h8M8 7.5h8'],
  [/office|communication/, 'M5 5h14v10H5zM2.5 19h19M9.5 19l.5-1.5h4l.5 1.5'],
  [/clinic|hospital|health/, 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z'],
  [
    /school|church|mosque/,
    'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13',
  ],
]

/** The lines of a need's icon; its first piece is what of it can be filled. */
export const needPath = (needKey: string) => paths.find(([word]) => word.test(needKey))?.[1]

/** What a need or a shelf of appliances is about, drawn; a kind of place that staff named otherwise is a building. */
export function NeedIcon({ needKey, isChosen = false }: { needKey: string; isChosen?: boolean }) {
  const path = needPath(needKey)
  return (
    <span
      className={`grid size-10 shrink-0 place-items-center rounded-control ${isChosen ? 'bg-sun' : 'bg-sun-soft'} max-[14rem]:hidden`}
    >
      {path ? <Icon path={path} /> : <Icon name="building" />}
    </span>
  )
}
