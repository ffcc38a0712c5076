export const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

function hasForbiddenCharacter(raw: string): boolean {
  return Array.from(raw).some((character) => character <= ' ' || character === '\\' || character === '\u007f')
}

/** An absolute address exactly as written: reading it skips and corrects no character, and it carries no credentials. */
export function plainUrl(raw: string | null | undefined): URL | undefined {
  if (!raw || raw.length > 2048 || hasForbiddenCharacter(raw)) return undefined
  try {
    const url = new URL(raw)
    return url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * An address from outside that the shopper may be sent to: absolute, https, without credentials, on a named host and
 * at any port of the shop. Http is let through on loopback alone, and only in test mode. Anything else is `undefined`.
 */
export function safeUrl(raw: string | null | undefined, isTestMode: boolean): string | undefined {
  const url = plainUrl(raw)
  if (!url) return undefined
  if (isTestMode && url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname)) return url.href
  // `localhost.` is as local as `localhost`: the dot has to stand between two names.
  const isNamedHost = /[^.]\.[^.]/.test(url.hostname) && !/^[\d.]+$/.test(url.hostname)
  return url.protocol === 'https:' && isNamedHost ? url.href : undefined
}
