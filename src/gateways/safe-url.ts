const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

function hasForbiddenCharacter(raw: string): boolean {
  return Array.from(raw).some((character) => character <= ' ' || character === '\\' || character === '\u007f')
}

/**
 * An address from outside that the shopper may be sent to: absolute, https, without credentials, on a named host and the
 * usual port. Http is let through on loopback alone, and only in test mode. Anything else is `undefined`.
 */
export function safeUrl(raw: string | null | undefined, isTestMode: boolean): string | undefined {
  if (!raw || raw.length > 2048 || hasForbiddenCharacter(raw)) return undefined
  let url: URL
  try {
    url = new URL(raw)
  } catch {
    return undefined
  }
  if (url.username !== '' || url.password !== '') return undefined
  if (isTestMode && url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname)) return url.href
  // `localhost.` is as local as `localhost`: the dot has to stand between two names.
  const isNamedHost = /[^.]\.[^.]/.test(url.hostname) && !/^[\d.]+$/.test(url.hostname)
  return url.protocol === 'https:' && url.port === '' && isNamedHost ? url.href : undefined
}
