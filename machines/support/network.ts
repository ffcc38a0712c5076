import type { NetworkState } from '../entities/network'

/** Passes a guard the new network state. */
export function networkParams({ event }: { readonly event: { readonly is: NetworkState } }) {
  return { is: event.is }
}
