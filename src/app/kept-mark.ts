/** Whether this tab holds a login for this token: all that is asked of it before the code that reads it has come. */
export function hasKeptLogin(token: string): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem('checkout') ?? 'null') as { token?: unknown } | null
    return kept?.token === token
  } catch {
    return false
  }
}
