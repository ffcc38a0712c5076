import { readOwnFile } from '../../gateways/http'

declare global {
  interface Window {
    /** The hashes of pieces by their paths; what loads a piece looks here. */
    checkoutPieces?: Record<string, string>
  }
}

const unheard = () => undefined

/** Brings the hashes of all pieces. Until they are here, and where they can't be had, a piece that the page has no hash of loads without. */
export function loadPieceHashes(page: Document = document): void {
  const { all, integrity } = page.getElementById('pieces')?.dataset ?? {}
  if (!all || !integrity) return
  readOwnFile(all, integrity).then((hashes) => {
    window.checkoutPieces = { ...window.checkoutPieces, ...(hashes as Record<string, string>) }
  }, unheard)
}
