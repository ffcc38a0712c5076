export const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

function hasForbiddenCharacter(raw: string): boolean {
  return Array.from(raw).some((character) => character <= ' ' || character === '\\' || character === '\u007f')
}

/**
 * Parses an absolute URL without credentials. Rejects characters that the URL parser would strip or normalize, so that the
 * result is exactly what was written.
 */
export function parseAbsoluteUrl(raw: string | null | undefined): URL | undefined {
  if (!raw || raw.length > 2048 || hasForbiddenCharacter(raw)) return undefined
  try {
    const url = new URL(raw)
    return url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * A URL from outside to which the shopper may be sent: absolute, https, without credentials, on a named host, any port. Http is
 * allowed on loopback only, and only in test mode from a page on loopback. Otherwise `undefined`.
 */
export function safeUrl(raw: string | null | undefined, isLocalTest: boolean): string | undefined {
  const url = parseAbsoluteUrl(raw)
  if (!url) return undefined
  if (isLocalTest && url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname)) return url.href
  // `localhost.` is as local as `localhost`, so the dot must be between two names.
  const isNamedHost = /[^.]\.[^.]/.test(url.hostname) && !/^[\d.]+$/.test(url.hostname)
  return url.protocol === 'https:' && isNamedHost ? url.href : undefined
}
