import { machine } from '@zag-js/dialog'
import { useMachine } from '@zag-js/react'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../icon-button/icon-button'
import { cross } from '../icon/later-icons'
import { Seal } from '../seal/seal'
import type { SealKind } from '../seal/seals'
import * as longCss from './long.css'
import * as css from './modal.css'
import { useOverlay } from './overlays'

/** Where the focus was before the first of a chain of modals; one of the chain cannot be returned to. */
let opener: Element | null = null

/** The place for the focus after the modal: what opened it or, if that is gone, the screen's heading. */
function useReturn(isOpen: boolean): () => HTMLElement | null {
  // Before anything takes the focus: a modal may be open from its first moment on.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isOpen && !activeElement?.closest('[data-modal]')) opener = activeElement
  }, [isOpen])
  return placeToReturn
}

function placeToReturn(): HTMLElement | null {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) return opener
  return document.querySelector<HTMLElement>('main h1')
}

interface Openable {
  readonly isOpen: boolean
}

/** What is on the screen: the props while they are open, then the last open ones until the leaving is over, then nothing. */
function useLeaving<Props extends Openable>(props: Props, duration: number): Props | undefined {
  const [last, setLast] = useState(props.isOpen ? props : undefined)
  const { isOpen } = props
  if (isOpen && last !== props) setLast(props)
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setLast(undefined), duration)
    return () => clearTimeout(timer)
  }, [isOpen, duration])
  return isOpen ? props : last
}

export interface ModalProps {
  /** Its handle, `data-modal`. */
  readonly name: string
  readonly title: ReactNode
  /** A sentence, or other content to show or fill in. */
  readonly children: ReactNode
  /** Its owner's knowledge; nothing in here opens or closes it. */
  readonly isOpen: boolean
  /** The shopper wants to leave it by Esc, the cross or a press beside it. Without it the modal has to be decided. */
  readonly onClose?: (() => void) | undefined
  /** The cross's name; the `exit` width has no cross, since its buttons name both ways. */
  readonly closeLabel: string
  /** Its buttons, the first choice first; a form brings its own. */
  readonly actions?: ReactNode
  readonly width: keyof typeof css.shapes
  readonly seal?: SealKind | undefined
  /** The kind of what is said, as a word over the title. */
  readonly kicker?: { readonly kind: keyof typeof css.kickers; readonly text: string } | undefined
  /** It holds a text to be read: as high as there is room, and its title stays while the text goes by. */
  readonly isLong?: boolean
  /** `alertdialog` interrupts: its words are read aloud with its title. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Where the focus goes; to the title if nothing is said. It returns to where it was. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What takes its place in the page and gets the focus; without it the focus returns to where it was. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined
}

/**
 * The only modal: what is under it is out of reach until it is gone. The library's machine has the focus, the keyboard and
 * the page's scroll; it finds the parts by their ids. Its own attributes would hide at once what is still leaving. All of it
 * is large, so it is only ever imported when a modal is near.
 */
export function Modal(props: ModalProps) {
  const shown = useLeaving(props, css.LEAVING)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const ids = { content: `${id}-modal`, title: `${id}-title`, description: `${id}-words` }
  const { isOpen, onClose, initialFocus, finalFocus, role = 'dialog' } = props
  const returned = useReturn(isOpen)
  useMachine(machine, {
    id,
    ids,
    role,
    open: isOpen,
    closeOnEscape: onClose !== undefined,
    closeOnInteractOutside: onClose !== undefined,
    initialFocusEl: () => initialFocus?.current ?? titleRef.current,
    finalFocusEl: () => finalFocus?.() ?? returned(),
    onOpenChange: ({ open }) => {
      if (!open) onClose?.()
    },
  })
  useOverlay(isOpen, onClose)
  if (!shown) return null
  const { name, title, children, closeLabel, actions, width, seal, kicker, isLong = false } = shown
  const phase = isOpen ? 'open' : 'leaving'
  const hasCross = width !== 'exit' && shown.onClose !== undefined
  return createPortal(
    <>
      <div className={css.scrims[phase]} />
      <div className={isOpen ? css.places[width] : `${css.places[width]} ${css.passed}`} onMouseDown={keepFocus}>
        <div
          className={`${css.shapes[width]} ${css.motions[phase]} ${isLong ? longCss.long : ''}`}
          id={ids.content}
          role={role}
          aria-modal="true"
          aria-labelledby={ids.title}
          aria-describedby={role === 'alertdialog' ? ids.description : undefined}
          tabIndex={-1}
          data-modal={name}
        >
          <div className={isLong ? longCss.head : undefined}>
            {hasCross && (
              <div className={css.cross}>
                <IconButton icon={cross} label={closeLabel} action="close" onPress={() => onClose?.()} />
              </div>
            )}
            {seal && <Seal kind={seal} />}
            {kicker && <p className={css.kickers[kicker.kind]}>{kicker.text}</p>}
            <h2 className={css.title} id={ids.title} tabIndex={-1} ref={titleRef}>
              {title}
            </h2>
          </div>
          <div className={css.words} id={ids.description}>
            {children}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
    </>,
    document.body,
  )
}

/** A press beside the modal takes no focus out of it. */
function keepFocus(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault()
}
