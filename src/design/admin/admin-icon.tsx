import { Icon } from '../icon.tsx'

export type AdminIconName = keyof typeof paths

/** A line icon that only the back office has: no public page carries it. Decoration beside words or a name. */
export function AdminIcon({ name, className }: { name: AdminIconName; className?: string }) {
  return <Icon path={paths[name]} {...(className && { className })} />
}

/** Path data, on a 24 x 24 grid. */
const paths = {
  sort: 'M8 10l4-4.500 4 4.500M8 14l4 4.500 4-4.500',
  more: 'M5.500 12h.01M12 12h.01M18.500 12h.01',
  bin: 'M4 7h16M9.500 7V4h5v3M6.500 7l.8 13h9.400l.8-13M10 11v5.500M14 11v5.500',
  article: 'M5 4h14v16H5zM8.500 8h7M8.500 12h7M8.500 16h4',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9.500h.01',
  box: 'M4 8l8-4 8 4v8.500l-8 4-8-4zM4 8l8 4 8-4M12 12v8.500',
  quote: 'M6 3.500h8.500L19 8v12.500H6zM14 3.500V8.500h5M9.500 12.500h6M9.500 16h6',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4l1.5-.8V9M4 9h3M4 15.2c.6-1.3 3-.9 2.6.5C6.300 16.700 4 18 4 19h3',
  blockquote: 'M9.500 7C7 8 5.500 10 5.500 13v4h4.500v-4.500H7.500M18.500 7c-2.500 1-4 3-4 6v4h4.500v-4.500h-2.500',
  codeBlock: 'M8 8l-4 4 4 4M16 8l4 4-4 4M13.500 5l-3 14',
  table: 'M4 5h16v14H4zM4 9.500h16M4 14.200h16M12 9.500V19',
  addRowBefore: 'M4 13.500h16V20H4zM12 13.500V20M12 3v7M8.500 6.500h7',
  addRowAfter: 'M4 4h16v6.500H4zM12 4v6.500M12 14v7M8.500 17.500h7',
  addColumnBefore: 'M13.500 4H20v16h-6.500zM13.500 12H20M3 12h7M6.500 8.500v7',
  addColumnAfter: 'M4 4h6.500v16H4zM4 12h6.500M14 12h7M17.500 8.500v7',
  deleteRow: 'M4 4h16v6.500H4zM12 4v6.500M9 14.500l6 6M15 14.500l-6 6',
  deleteColumn: 'M4 4h6.500v16H4zM4 12h6.500M14.500 9l6 6M20.500 9l-6 6',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  justify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  link: 'M10 14a4 4 0 0 0 6 .4l2.500-2.500a4 4 0 0 0-5.700-5.700L11.500 7.500M14 10a4 4 0 0 0-6-.4l-2.500 2.500a4 4 0 0 0 5.700 5.700l1.300-1.300',
  turn: 'M20 4v5h-5M19.500 9A8 8 0 1 0 20 13.500',
  undo: 'M9 7L4.500 11.500 9 16M4.500 11.500H15a4.500 4.500 0 0 1 0 9h-3',
  redo: 'M15 7l4.500 4.500L15 16M19.500 11.500H9a4.500 4.500 0 0 0 0 9h3',
} as const

/** True for an icon of the back office alone. */
export const isAdminIcon = (name: string): name is AdminIconName => name in paths
