import { configurationFor } from './configuration'
import { languageOf } from '../kernel/language'
import type { Program } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { asset } from './asset'
import { document } from './document'
import type { HeadersFor } from './document'
import type { Files } from './files'

export interface Hosting {
  readonly files: Files
  readonly headersFor: HeadersFor
}

/** Hosts the built checkout as a production server would, with the sandbox's configuration put in. */
export function appProgram({ state, origins, timings }: Deps, { files, headersFor }: Hosting): Program {
  return async ({ method, url, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response('method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const { pathname, searchParams } = new URL(url)
    const acceptEncoding = headers.get('accept-encoding')
    if (pathname.startsWith('/assets/')) return asset(files, pathname, acceptEncoding)
    const lang = languageOf(searchParams.get('lang'))
    const configuration = configurationFor(origins, timings, state.ledgerMode)
    return document(files, headersFor, configuration, { pathname, lang, acceptEncoding })
  }
}
