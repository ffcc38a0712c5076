/** The checkout that may be shown in a frame is under this path; of both, only its documents let themselves be framed. */
export const EMBED = '/embed'

export const mountOf = (pathname: string): string => (/^\/embed(?:\/|$)/.test(pathname) ? EMBED : '')

/** A path as the journey knows it. */
export const pathWithin = (pathname: string): string => pathname.slice(mountOf(pathname).length) || '/'
