import * as v from 'valibot'
import type { Origins } from '../kernel/origins'
import { plainPage } from '../page/plain-page'
import type { Language } from '../records/language'
import { accepts } from './accepts'
import type { Configuration } from './configuration'
import type { Files } from './asset'
import { naming } from './inspected'

const BLOCK = /(<script type="application\/json" id="checkout-config">)[^]*?(<\/script>)/

/** Inserts the runtime configuration into a built page. `<` is escaped, so that no value can end the script element early. */
export function withConfiguration(page: string, configuration: object): string {
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c')
  return page.replace(BLOCK, (_, open: string, close: string) => open + json + close)
}

const buildSchema = v.object({ styleHashes: v.array(v.string()), scriptHashes: v.array(v.string()) })

/** The hashes of the inline styles and scripts in a build's pages. */
type Build = v.InferOutput<typeof buildSchema>

/** Writes the response headers of a document, the same as on every other host of the checkout. */
export type HeadersFor = (
  configuration: Configuration,
  build: Build,
  document: { readonly isEmbedded: boolean },
) => Record<string, string>

interface Asked {
  readonly pathname: string
  readonly lang: Language
  readonly acceptEncoding: string | null
  /** For the inspector, which alone may then frame the page. */
  readonly inspectedAt?: Origins
}

const EMBED = /^\/embed(?=\/|$)/

export const isEmbedded = (pathname: string): boolean => EMBED.test(pathname)

/** Paths whose form is already in the HTML; every other one starts from the skeleton. */
const IDENTIFY_PATHS: readonly string[] = ['/', '/sdk']

/** The path of the inspector’s frame between two orders: no checkout runs there. */
const WAITING = '/waiting'

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** A built page with the runtime configuration inserted. */
export async function document(
  files: Files,
  headersFor: HeadersFor,
  configuration: Configuration,
  { pathname, lang, acceptEncoding, inspectedAt }: Asked,
): Promise<Response> {
  const path = pathname.replace(EMBED, '') || '/'
  const name = `${IDENTIFY_PATHS.includes(path) ? 'identify' : 'shell'}.${lang}`
  const file = inspectedAt && path === WAITING ? WAITING : `/${name}`
  const [page, build] = await Promise.all([files.read(`${file}.html`), files.read('/build.json')])
  if (!page || !build) {
    return plainPage('en', 'The checkout has not been built', 'Run the build and load this page again.', 503)
  }
  const headers = new Headers(
    headersFor(
      inspectedAt ? { ...configuration, allowedParents: [inspectedAt.inspector] } : configuration,
      v.parse(buildSchema, JSON.parse(text(build))),
      { isEmbedded: inspectedAt !== undefined || isEmbedded(pathname) },
    ),
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('vary', 'Accept-Encoding')
  const configured = withConfiguration(text(page), configuration)
  const content = new Blob([inspectedAt ? naming(configured, inspectedAt) : configured])
  if (!accepts(acceptEncoding, 'gzip')) return new Response(content, { headers })
  headers.set('content-encoding', 'gzip')
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip')), { headers })
}
