import type { I18n } from '@lingui/core'
import { planOf } from '../../../machines/checkout/screen-meta'
import type { CheckoutActor } from '../../checkout/provider'
import type { WordKey } from '../../words/word-key'

const PAGE: WordKey = 'title.page'
const REFUSED: WordKey = 'title.refused'

/** What is read of a running machine's snapshot; the forms are its children or grandchildren. */
interface Running {
  readonly context?: { readonly refused?: readonly unknown[] }
  readonly children?: Readonly<Record<string, { getSnapshot(): unknown } | undefined>>
}

/** Whether a form machine below the running one lists fields that its last submit was refused for (BEST-13). */
function hasRefusedForm(running: object): boolean {
  const { context, children = {} } = running as Running
  if (context?.refused?.length) return true
  return Object.values(children).some((child) => child && hasRefusedForm(child.getSnapshot() as object))
}

/**
 * Syncs the page's title with the current screen, and with whether its form was refused. A title whose sentences are still loading is
 * written when they arrive.
 */
export function syncTitle(actor: CheckoutActor, i18n: I18n, productName: string) {
  const write = () => {
    const snapshot = actor.getSnapshot()
    const { title, isFormShown }: { title: WordKey; isFormShown: boolean } = planOf(snapshot)
    if (!(title in i18n.messages)) return
    const page = i18n._(PAGE, { title: i18n._(title), product: productName })
    const shown = isFormShown && hasRefusedForm(snapshot) ? i18n._(REFUSED, { title: page }) : page
    if (document.title !== shown) document.title = shown
  }
  write()
  // The forms are machines of their own: a change in one does not notify the checkout's subscribers.
  actor.system.inspect(({ type }) => {
    if (type === '@xstate.snapshot') write()
  })
  i18n.on('change', write)
}
