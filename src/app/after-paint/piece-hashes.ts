import { readOwnFile } from '../../gateways/http'

declare global {
  interface Window {
    /** Integrity hashes of the chunks, by path; read when a chunk loads. */
    checkoutPieces?: Record<string, string>
    /** Settles once the hashes of all chunks are here, or failed to load. */
    checkoutHashes?: Promise<void>
  }
}

const ignoreFailure = () => undefined

/** Loads the hashes of all chunks; a chunk that the page has no hash for waits for them. If they fail to load, it loads without. */
export function loadPieceHashes(page: Document = document): void {
  const { all, integrity } = page.getElementById('pieces')?.dataset ?? {}
  if (!all || !integrity) return
  window.checkoutHashes = readOwnFile(all, integrity).then((hashes) => {
    window.checkoutPieces = hashes as Record<string, string>
  }, ignoreFailure)
}
