const MARK = 'reloaded-once'

/**
 * Reloads the page at most once per browser session, because after a release a page may request chunks that no longer exist (BOOT-10).
 * Returns whether it reloads. Without session storage it never does, since it would reload endlessly.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(MARK) !== null) return false
    sessionStorage.setItem(MARK, '1')
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Loads code that the shopper waits for. The promise stays pending while the page reloads. */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (reloadOnce()) return new Promise<never>(() => undefined)
    throw error
  }
}
