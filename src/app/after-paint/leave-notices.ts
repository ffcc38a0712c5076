import { noticeView } from '../../../machines/around/notice/view'
import { planOf } from '../../../machines/checkout/screen-meta'
import type { CheckoutActor } from '../../checkout/provider'

/**
 * A notice leaves with its screen: over the next one it would be read as about that one, such as a wrong code over the payment. One that is
 * not visible yet has come with the next screen, and stays.
 */
export function leaveNotices(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  let { screen } = planOf(actor.getSnapshot())
  actor.subscribe((snapshot) => {
    const { screen: next } = planOf(snapshot)
    if (next === screen) return
    screen = next
    const { notice } = snapshot.children
    if (notice && noticeView(notice.getSnapshot()).isVisible) notice.send({ type: 'shopper.closedNotice' })
  })
}
