import type { NetworkState } from '../entities/network'

/** Passes a guard or an action the new network state. */
export function networkParams({ event }: { readonly event: { readonly is: NetworkState } }) {
  return { network: event.is }
}
