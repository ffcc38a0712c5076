import type { NetworkState } from '../entities/network'

/** Hands a guard how the connection is. */
export function toldNetwork({ event }: { readonly event: { readonly is: NetworkState } }) {
  return { is: event.is }
}
