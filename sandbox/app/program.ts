import { type Configuration, configurationFor } from './configuration'
import { languageOf } from '../kernel/language'
import type { Program } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { type Files, asset, builtFile } from './asset'
import { type HeadersFor, document, isEmbedded } from './document'
import { isForFrame } from './inspected'
import { POLICY_REPORTS, takePolicyReports } from './policy-reports'

/** Writes the response headers of everything but pages, the same as on every other host of the checkout. */
type HeadersBeside = (kind: 'asset' | 'loader' | 'file' | 'nothing') => Record<string, string>

export interface Inspected {
  readonly app: Files
  readonly page: Files
  /** Requests that both be built. */
  readonly want: () => void
}

export interface Hosting {
  readonly files: Files
  readonly headersFor: HeadersFor
  readonly headersBeside: HeadersBeside
  /** The contents of security.txt; undefined if no contact is configured. */
  readonly securityText: (configuration: Configuration, now: number) => string | undefined
  readonly inspected?: Inspected | undefined
}

/** A URL whose extension names a file, not a page. */
const FILE = /\/[^/]*\.(?!html$)[a-z\d]{2,11}$/i

/** The loader, which merchants' pages load from here. */
const LOADER = /^\/assets\/checkout-loader-/

const SECURITY = '/.well-known/security.txt'

/** Hosts the built checkout as a production server would, with the sandbox's configuration inserted. */
export function appProgram(deps: Deps, hosting: Hosting): Program {
  const { files, headersFor, headersBeside, securityText, inspected } = hosting
  const { state, origins, timings, clock } = deps
  const nothing = (status: number, text: string | null, more: Record<string, string> = {}) => {
    const type: Record<string, string> = text === null ? {} : { 'content-type': 'text/plain; charset=utf-8' }
    return new Response(text, { status, headers: { ...headersBeside('nothing'), ...type, ...more } })
  }
  const notFound = () => nothing(404, 'not found')
  return async (request) => {
    const { method, url, headers } = request
    const { pathname, searchParams } = new URL(url)
    const allow = pathname === POLICY_REPORTS ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS'
    if (method === 'OPTIONS') return nothing(204, null, { allow })
    if (method === 'POST' && pathname === POLICY_REPORTS)
      return takePolicyReports(deps, request, headersBeside('nothing'))
    if ((method !== 'GET' && method !== 'HEAD') || pathname === POLICY_REPORTS)
      return nothing(405, 'method not allowed', { allow })
    const acceptEncoding = headers.get('accept-encoding')
    if (pathname.startsWith('/assets/')) {
      const kind = headersBeside(LOADER.test(pathname) ? 'loader' : 'asset')
      const built = await asset(files, pathname, acceptEncoding, kind)
      return built ?? (inspected && (await asset(inspected.app, pathname, acceptEncoding, kind))) ?? notFound()
    }
    const waits = state.orders.get(searchParams.get('token') ?? '')?.waits
    const configuration = configurationFor(origins, { ...timings, ...waits }, state.ledgerMode)
    if (pathname === SECURITY) {
      const text = securityText(configuration, clock.now())
      const type = { 'content-type': 'text/plain; charset=utf-8' }
      return text === undefined ? notFound() : new Response(text, { headers: { ...headersBeside('file'), ...type } })
    }
    // A request for a file must not be answered with a page.
    if (FILE.test(pathname)) return (await builtFile(files, pathname, headersBeside('file'))) ?? notFound()
    const asked = { pathname, lang: languageOf(searchParams.get('lang')), acceptEncoding }
    // No page but the inspector may frame these URLs.
    return inspected && isForFrame(headers) && !isEmbedded(pathname)
      ? document(inspected.app, headersFor, configuration, { ...asked, inspectedAt: origins })
      : document(files, headersFor, configuration, asked)
  }
}
