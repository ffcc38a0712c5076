const MARK = 'reloaded-once'

/**
 * Reloads the page, once in a session: after a release a page may ask for code that is no longer there (BOOT-10). Says whether
 * it does; without a storage to remember it in it never does, since that would be without end.
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

/** Code that the shopper waits for. A page that is being reloaded answers nothing more. */
export async function needed<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (reloadOnce()) return new Promise<never>(() => undefined)
    throw error
  }
}
