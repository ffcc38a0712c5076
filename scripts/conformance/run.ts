import { CALLS } from './call-list'
import { watchExchanges } from './exchanges'
import { visitOrder } from './order-visit'
import { bringIntoBalance, payOrders } from './payments'
import { createPlayer, type Means, type Page } from './player'
import { type Report, reportOf } from './report'
import type { Wanted } from './wanted'

/**
 * Plays the calls against the given gateways. Nothing else may fetch meanwhile, because every fetch of the process is recorded.
 */
export async function playConformance(wanted: Wanted, means: Pick<Means, 'wait' | 'askCode'>): Promise<Report> {
  const watch = watchExchanges(wanted.origin)
  try {
    const player = createPlayer(wanted, { ...means, watch })
    const [token] = wanted.tokens
    const page: Page | undefined = token === undefined ? undefined : { token, flow: 'pay', login: undefined }
    const contact = page && (await visitOrder(player, page))
    await payOrders(player, contact)
    // If the order cannot be read, the member's contact can only come from the command line.
    const { email, phone } = wanted
    const named = email === undefined || phone === undefined ? undefined : { email, phone }
    await bringIntoBalance(player, 'refund', contact ?? named)
    await bringIntoBalance(player, 'settlement', contact ?? named)
    const rest =
      page === undefined
        ? 'needs --token'
        : contact === undefined
          ? 'needs an order that can be read, and a member: --email and --phone'
          : 'needs a member who is logged in'
    player.skip(rest, ...Object.values(CALLS))
    return reportOf(player)
  } finally {
    watch.stop()
  }
}
