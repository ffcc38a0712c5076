import type { InspectorMessage, PageMessage } from '../shared/messages'
import { installPageClock } from './page-clock'
import { answer } from './player'
import { createTap } from './tap'

const measured = performance.now.bind(performance)

/** Origin of the inspector. Without it, the page neither sends nor accepts messages. */
const inspector = document.querySelector<HTMLMetaElement>('meta[name="inspector"]')?.content ?? ''

const { parent } = window

if (inspector !== '' && parent !== window) {
  const post = (message: PageMessage) => {
    parent.postMessage(message, inspector)
  }
  const clock = installPageClock()
  const tap = createTap(post, measured)
  Object.defineProperty(window, 'checkoutTap', { value: tap.inspect })
  // Makes the checkout behave as a top-level page; as an embedded page it would talk to a merchant's page.
  Object.defineProperty(window, 'parent', { value: window, configurable: true })
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<InspectorMessage>) => {
    if (origin !== inspector || source !== parent) return
    void answer(data, { post, clock, tap })
  })
  post({ kind: 'tap.ready' })
}
