import { DropdownMenu as Radix } from 'radix-ui'
import { cloneElement, useRef, type ReactElement, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { AdminIcon } from './admin-icon.tsx'

/** Something rarer that is done, or a link element with its words to where it is done. */
export type MenuItem = {
  readonly key: string
  readonly icon?: IconName
  /** Set apart from those above it, in the colour of what is hard to take back. */
  readonly isDangerous?: boolean
  /** A wider window has it outside of the menu. */
  readonly isPhoneOnly?: boolean
} & (
  | { readonly label: string; readonly onChoose: () => void }
  | { readonly link: ReactElement<{ className?: string; children?: ReactNode }> }
)

type MenuButtonProps = {
  readonly label: string
  /** What is false or null is not there. */
  readonly items: readonly (MenuItem | false | null)[]
  /** Three dots, the label being read out and shown where one points; `phone`: there alone. */
  readonly isBrief?: boolean | 'phone'
  /** Without an edge: one of many, in the rows of a list. */
  readonly isQuiet?: boolean
  readonly icon?: IconName
  readonly disabled?: boolean
  readonly id?: string
  readonly className?: string
}

/** What is rarely done, under one button. What is chosen begins once the menu is closed: a window that opens then gives the focus back to the button. */
export function MenuButton({
  label,
  items,
  isBrief = false,
  isQuiet = false,
  icon,
  disabled,
  id,
  className = '',
}: MenuButtonProps) {
  const chosen = useRef<(() => void) | undefined>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button
          ref={button}
          tone={isQuiet ? 'quiet' : 'secondary'}
          size="sm"
          disabled={disabled}
          className={`shrink-0 print:hidden ${className} ${isBrief ? (isBrief === 'phone' ? 'max-lg:w-11' : 'w-11') : ''}`}
          {...(id && { id })}
          {...(isBrief ? { 'aria-label': label, title: label } : { iconAfter: 'chevron-down' as const })}
          {...(icon && { icon })}
        >
          {isBrief && <AdminIcon name="more" className={`size-5 stroke-3 ${isBrief === 'phone' ? 'lg:hidden' : ''}`} />}
          {isBrief === 'phone' && (
            <span className="flex items-center gap-2 max-lg:hidden">
              {label}
              <Icon name="chevron-down" className="size-4" />
            </span>
          )}
          {!isBrief && label}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const act = chosen.current
            chosen.current = undefined
            if (!act) return
            event.preventDefault()
            button.current?.focus({ preventScroll: true })
            act()
          }}
          className="z-50 grid max-w-[calc(100vw-1rem)] min-w-56 rounded-card border border-line bg-white py-1 shadow-card"
        >
          {items.map((item) => {
            if (!item) return null
            const words = (
              <>
                {item.icon && <Icon name={item.icon} className="size-5 text-muted" />}
                {'link' in item ? item.link.props.children : item.label}
              </>
            )
            const look = `${itemLook} ${item.isDangerous ? dangerousLook : ''} ${item.isPhoneOnly ? 'md:hidden' : ''}`
            return 'link' in item ? (
              <Radix.Item key={item.key} asChild>
                {cloneElement(item.link, { className: look }, words)}
              </Radix.Item>
            ) : (
              <Radix.Item key={item.key} className={look} onSelect={() => (chosen.current = item.onChoose)}>
                {words}
              </Radix.Item>
            )
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemLook =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 text-left text-base outline-none data-[highlighted]:bg-sand-2'

const dangerousLook = 'mt-1 border-t border-line font-semibold text-clay-deep'
