import type { Asked, Told } from '../shared/messages'
import { installPageClock } from './page-clock'
import { answer } from './player'
import { createTap } from './tap'

const measured = performance.now.bind(performance)

/** Where the inspector is; a page that is served without it says nothing and hears nothing. */
const inspector = document.querySelector<HTMLMetaElement>('meta[name="inspector"]')?.content ?? ''

const { parent } = window

if (inspector !== '' && parent !== window) {
  const tell = (told: Told) => {
    parent.postMessage(told, inspector)
  }
  const clock = installPageClock()
  const tap = createTap(tell, measured)
  Object.defineProperty(window, 'checkoutTap', { value: tap.inspect })
  // The checkout is shown as in a window of its own: what it does within a merchant's page is another matter.
  Object.defineProperty(window, 'parent', { value: window, configurable: true })
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<Asked>) => {
    if (origin !== inspector || source !== parent) return
    void answer(data, { tell, clock, tap })
  })
  tell({ kind: 'tap.ready' })
}
