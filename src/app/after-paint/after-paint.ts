import type { I18n } from '@lingui/core'
import { planOf } from '../../../machines/checkout/screen-meta'
import { isPaymentInFlight, isPaymentPressed } from '../../../machines/checkout/views'
import { languageOf } from '../../../machines/entities/language'
import type { FocusOnArrival } from '../../checkout/focus-on-arrival'
import type { CheckoutActor } from '../../checkout/provider'
import { hasRefusedForm } from '../../checkout/refused-form'
import { lastTextOf } from '../../components/field/own-text'
import type { Opening } from '../../routing/project'
import { isFramed } from '../../services/embedding/way-out'
import { needed } from '../../services/platform/reload-once'
import type { WordKey } from '../../words/word-key'
import type { ScreenRegistry } from '../first/frame-parts'
import { loadLaterWords } from '../first/words'
import { bearTranslation } from './bear-translation'
import './fixed-bar.css'
import './paper.css'
import { loadPieceHashes } from './piece-hashes'
import { loadScreens } from './screen-loader'

/** The text fields of ours. A box that is ticked is the shopper's own word, by their own press. */
const TEXTS = 'input[data-field]:not([type="checkbox"]):not([type="radio"])'

const BOXES: readonly string[] = ['checkbox', 'radio']

/**
 * What stands in a text field counts, however it came there: password managers fill fields with other events than
 * `input`, or with none. So before a press is heard, and when a field says that it has changed, whatever nobody has
 * heard of yet is told as if it were typed.
 */
function hearFields() {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) lastTextOf.set(target, target.value)
  }
  const tell = (input: HTMLInputElement) => {
    if (input.value !== (lastTextOf.get(input) ?? input.defaultValue))
      input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const tellAll = () => {
    document.querySelectorAll<HTMLInputElement>(TEXTS).forEach(tell)
  }
  // Masks and tidying have had their turn.
  document.addEventListener('input', note)
  document.addEventListener('change', tellAll, true)
  document.addEventListener(
    'click',
    ({ target }) => {
      // A redraw within the click of a box takes its tick back; its `change` follows, and tells the fields.
      if (!(target instanceof HTMLInputElement && BOXES.includes(target.type))) tellAll()
    },
    true,
  )
  document.addEventListener('submit', tellAll, true)
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') tellAll()
    },
    true,
  )
}

/** How far a finger may slip within one press, in pixels. */
const SLIP = 10

interface Begun {
  readonly control: HTMLElement
  readonly place: DOMRect
  readonly x: number
  readonly y: number
}

const CONTROLS = 'button, a[href], label, input'

/**
 * A control that the page moves from under a press that stands still is pressed all the same: the browser, which finds
 * the beginning and the end of the press in two places, would make no click of it.
 */
function keepPresses() {
  let begun: Begun | undefined
  const begin = ({ target, button, clientX: x, clientY: y }: MouseEvent) => {
    const control = button === 0 && target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    begun = control ? { control, place: control.getBoundingClientRect(), x, y } : undefined
  }
  const end = ({ target, clientX, clientY }: MouseEvent) => {
    const was = begun
    begun = undefined
    if (!was?.control.isConnected || (target instanceof Node && was.control.contains(target))) return
    const { top, left } = was.control.getBoundingClientRect()
    // Where it stands as it stood, something has come to lie over it, which is what is pressed or left alone.
    const hasMoved = top !== was.place.top || left !== was.place.left
    if (hasMoved && Math.hypot(clientX - was.x, clientY - was.y) <= SLIP) was.control.click()
  }
  document.addEventListener('mousedown', begin, true)
  document.addEventListener('mouseup', end, true)
}

const PAGE: WordKey = 'title.page'
const REFUSED: WordKey = 'title.refused'

/** Keeps the page's title at the screen on show, and at whether its form was refused. A title whose words are still on their way is written when they come. */
function keepTitle(actor: CheckoutActor, i18n: I18n, productName: string) {
  const write = () => {
    const snapshot = actor.getSnapshot()
    const { title }: { title: WordKey } = planOf(snapshot)
    if (!(title in i18n.messages)) return
    const page = i18n._(PAGE, { title: i18n._(title), product: productName })
    const shown = hasRefusedForm(snapshot) ? i18n._(REFUSED, { title: page }) : page
    if (document.title !== shown) document.title = shown
  }
  write()
  // The forms are machines of their own: what they list is no change of the checkout.
  actor.system.inspect(({ type }) => {
    if (type === '@xstate.snapshot') write()
  })
  i18n.on('change', write)
}

/** From the press to the answer of the payment call, the browser asks before the page goes away; at no other time. */
function keepPage(actor: CheckoutActor) {
  addEventListener('beforeunload', (event) => {
    const snapshot = actor.getSnapshot()
    if (isPaymentPressed(snapshot) || isPaymentInFlight(snapshot)) event.preventDefault()
  })
}

/** Where another page is around this one. Without this code a frame would keep the height that it was given, and trust every press. */
function keepEmbedded(journey: CheckoutActor) {
  if (!isFramed()) return
  void needed(() => import('../../services/embedding/embed')).then(({ embed }) => {
    const configuration = document.getElementById('checkout-config')?.textContent ?? ''
    embed({ now: () => performance.now(), journey, configuration })
  })
}

export { pressOver } from '../../components/field/press-over'
export { lateParts } from '../shell-slots/late-parts'

export interface AfterPaint {
  readonly actor: CheckoutActor
  readonly registry: ScreenRegistry
  readonly i18n: I18n
  readonly focusOnArrival: FocusOnArrival
  readonly productName: string
  readonly opening: Opening
}

/** What may come once the form can be used: the screens that follow, the title, the address book, the typeface. */
export function startAfterFirstPaint({ actor, registry, i18n, focusOnArrival, productName, opening }: AfterPaint) {
  loadPieceHashes()
  focusOnArrival.expect(() => planOf(actor.getSnapshot()).focus)
  const addressed = import('../../routing/browser-address').then(({ keepAddress }) => {
    keepAddress(actor, opening, {
      language: () => languageOf(i18n.locale),
      onChange: (listener) => i18n.on('change', listener),
    })
  })
  loadScreens(actor, registry, { words: () => loadLaterWords(i18n), addressed })
  keepTitle(actor, i18n, productName)
  keepEmbedded(actor)
  keepPage(actor)
  keepPresses()
  bearTranslation()
  hearFields()
  void import('../../../styles/fonts.css')
}
