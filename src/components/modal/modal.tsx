import { machine } from '@zag-js/dialog'
import { useMachine } from '@zag-js/react'
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../icon-button/icon-button'
import { cross } from '../icon/later-icons'
import { StatusIcon } from '../status-icon/status-icon'
import type { StatusIconKind } from '../status-icon/status-icons'
import * as longCss from './long.css'
import * as css from './modal.css'
import { useOverlay } from './overlays'
import * as titleCss from './title.css'

/** The focused element before the first of a chain of modals; a modal of the chain is no place to return to. */
let opener: Element | null = null

function useOpener(isOpen: boolean) {
  // In a layout effect, before anything takes the focus: a modal may mount open.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isOpen && !activeElement?.closest('[data-modal]')) opener = activeElement
  }, [isOpen])
}

/** Where the focus goes after the modal: its opener or, if that has unmounted, the screen's heading. */
function placeToReturn(): HTMLElement | null {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) return opener
  return document.querySelector<HTMLElement>('main h1')
}

/**
 * Moves the focus of an open modal to the modal itself when its question changes: a screen reader then reads the new question like the first,
 * and a second or held key press, which was meant for the first, presses nothing.
 */
function useNextQuestion({ isOpen, question }: ModalProps) {
  const contentRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: content } = contentRef
    // When the modal opens, its machine moves the focus.
    if (!isOpen || !content?.contains(document.activeElement)) return
    content.focus({ preventScroll: true })
    // In a low window the first question may be scrolled to its end.
    content.scrollTop = 0
  }, [isOpen, question])
  return contentRef
}

interface Openable {
  readonly isOpen: boolean
}

/** The props to render: the current ones while open, the last open ones during the exit animation, then none. */
function useLeaving<Props extends Openable>(props: Props, duration: number): Props | undefined {
  const { isOpen } = props
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  // Not a state: the props are new at each render, so an open modal would render twice.
  const lastOpenRef = useRef(props)
  useLayoutEffect(() => {
    if (isOpen) lastOpenRef.current = props
  })
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setShown(false), duration)
    return () => clearTimeout(timer)
  }, [isOpen, duration])
  if (isOpen) return props
  return isShown ? lastOpenRef.current : undefined
}

export interface ModalProps {
  /** Sets `data-modal`. */
  readonly name: string
  readonly title: ReactNode
  /** A sentence above the content. Where a field takes the focus, screen readers read it with the title, since the focus skips it. */
  readonly lede?: ReactNode
  readonly children: ReactNode
  /** Controlled by the owner; the modal only calls `onClose`. */
  readonly isOpen: boolean
  /** Called on Escape, the cross or a press outside. Without it, the shopper must decide by the buttons. */
  readonly onClose?: (() => void) | undefined
  /** Name of the cross. The `exit` width has none, since its buttons cover both choices. */
  readonly closeLabel: string
  /** The buttons, the primary one first; a form has its own. */
  readonly actions?: ReactNode
  /** Names the question, if an open modal asks one after the other: each takes the focus. */
  readonly question?: string
  readonly width: keyof typeof css.shapes
  readonly icon?: StatusIconKind | undefined
  /** The kind of message, as a word above the title. */
  readonly kicker?: { readonly kind: keyof typeof css.kickers; readonly text: string } | undefined
  readonly isLong?: boolean
  /** `alertdialog` makes screen readers read the content with the title. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Gets the focus at first; by default the title. Afterwards the focus returns to where it was. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined
  /** What replaces the modal and takes the focus; without it, the focus returns to where it was. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined
}

/**
 * The only modal component; the page under it can't be used while it is open. Zag's machine manages the focus, the keyboard and the page's
 * scroll, and finds the parts by their ids; its own attributes would hide a modal that is still animating out. All of this is large, so
 * import it only in late chunks.
 */
export function Modal(props: ModalProps) {
  const shown = useLeaving(props, css.LEAVING)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const contentRef = useNextQuestion(props)
  const id = useId()
  const ids = { content: `${id}-modal`, title: `${id}-title`, description: `${id}-words` }
  const ledeId = `${id}-lede`
  const { isOpen, onClose, initialFocus, finalFocus, role = 'dialog' } = props
  useOpener(isOpen)
  useMachine(machine, {
    id,
    ids,
    role,
    open: isOpen,
    closeOnEscape: onClose !== undefined,
    // By `closeBeside`: a pointer that only goes down may belong to the press that opened the modal.
    closeOnInteractOutside: false,
    initialFocusEl: () => initialFocus?.() ?? titleRef.current,
    finalFocusEl: () => finalFocus?.() ?? placeToReturn(),
    onOpenChange: ({ open }) => {
      if (!open) onClose?.()
    },
  })
  useOverlay(isOpen, onClose)
  // A tap that began before the modal was there ends beside it, too.
  const besideRef = useRef(false)
  const closeBeside = () => {
    if (besideRef.current) onClose?.()
    besideRef.current = false
  }
  if (!shown) return null
  const { name, title, lede, children, closeLabel, actions, width, icon, kicker, isLong = false } = shown
  const phase = isOpen ? 'open' : 'leaving'
  const fieldLede = lede !== undefined && initialFocus ? ledeId : undefined
  const hasCross = width !== 'exit' && shown.onClose !== undefined
  return createPortal(
    <>
      <div className={css.scrims[phase]} />
      <div className={isOpen ? css.places[width] : `${css.places[width]} ${css.passed}`}>
        <div
          className={css.beside}
          aria-hidden="true"
          onPointerDown={() => (besideRef.current = true)}
          onMouseDown={preventBlur}
          onClick={closeBeside}
        />
        <div
          className={`${css.shapes[width]} ${css.motions[phase]} ${isLong ? longCss.long : ''}`}
          id={ids.content}
          role={role}
          aria-modal="true"
          aria-labelledby={ids.title}
          aria-describedby={role === 'alertdialog' ? ids.description : fieldLede}
          tabIndex={-1}
          data-modal={name}
          ref={contentRef}
        >
          <div className={isLong ? longCss.head : undefined}>
            {hasCross && (
              <div className={css.cross}>
                <IconButton icon={cross} label={closeLabel} action="close" onPress={() => onClose?.()} />
              </div>
            )}
            {icon && <StatusIcon kind={icon} />}
            {kicker && <p className={css.kickers[kicker.kind]}>{kicker.text}</p>}
            <h2 className={titleCss.title} id={ids.title} tabIndex={-1} ref={titleRef}>
              {title}
            </h2>
          </div>
          <div className={css.words} id={ids.description}>
            {lede !== undefined && <p id={ledeId}>{lede}</p>}
            {children}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
    </>,
    document.body,
  )
}

/** A press beside the modal must not move the focus out of it. */
function preventBlur(event: MouseEvent) {
  event.preventDefault()
}
