import '../../shell/framed.css'
import type { CheckoutActor } from '../../checkout/provider'
import { embed } from '../../services/embedding/embed'

/** Connects a framed page to the page that embeds it, and lays it out as a part of that page. */
export function startEmbedded(journey: CheckoutActor, configuration: string): void {
  embed({ now: () => performance.now(), journey, configuration })
}
