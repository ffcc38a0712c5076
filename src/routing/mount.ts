/** Path prefix of the embeddable checkout; only documents under it may be framed. */
export const EMBED = '/embed'

export const mountOf = (pathname: string): string => (/^\/embed(?:\/|$)/.test(pathname) ? EMBED : '')

/** The path without the mount, as the machine uses it. */
export const pathWithin = (pathname: string): string => pathname.slice(mountOf(pathname).length) || '/'
