import type { CardVault } from './card-vault'
import { useCheckout } from './provider'

/** The vault that card fields write into. Screens with such fields come after the world that holds it. */
export function useVault(): CardVault {
  const vault = useCheckout().vault()
  if (!vault) throw new Error('card fields come after the card vault')
  return vault
}
