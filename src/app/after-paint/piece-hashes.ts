import { readOwnFile } from '../../gateways/http'

declare global {
  interface Window {
    /** The hashes of pieces by their paths; what loads a piece looks here. */
    checkoutPieces?: Record<string, string>
    /** Over once the hashes of all pieces are here, or can't be had. */
    checkoutHashes?: Promise<void>
  }
}

const unheard = () => undefined

/** Brings the hashes of all pieces; a piece that the page has no hash of waits for them. Where they can't be had, it loads without. */
export function loadPieceHashes(page: Document = document): void {
  const { all, integrity } = page.getElementById('pieces')?.dataset ?? {}
  if (!all || !integrity) return
  window.checkoutHashes = readOwnFile(all, integrity).then((hashes) => {
    window.checkoutPieces = hashes as Record<string, string>
  }, unheard)
}
