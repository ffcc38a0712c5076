import '../../shell/framed.css'
import type { CheckoutActor } from '../../checkout/provider'
import { pathWithin } from '../../routing/mount'
import { embed } from '../../services/embedding/embed'
import { suggestTheme } from '../../shell/theme'

/** Connects a framed page to the page that embeds it, and lays it out as a part of that page. */
export function startEmbedded(journey: CheckoutActor, configuration: string): void {
  const ownAddress = () => pathWithin(location.pathname) + location.search
  embed({ now: () => performance.now(), ownAddress, journey, configuration, suggestTheme })
}
