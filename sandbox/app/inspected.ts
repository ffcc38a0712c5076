import type { Origins } from '../kernel/origins'
import type { Program } from '../kernel/program'

/** A browser says so of every page that it loads for a frame. */
export const isForFrame = (headers: Headers) => headers.get('sec-fetch-dest') === 'iframe'

/** Names the inspector in a page of the build that obeys it. */
export const naming = (page: string, { inspector }: Origins): string =>
  page.replace('<head>', () => `<head><meta name="inspector" content="${inspector}">`)

/** The inspector’s frame may show the pages that a checkout leads to, too: the bank’s and the shop’s. */
export const withInspector =
  ({ inspector }: Origins, program: Program): Program =>
  async (request, wire) => {
    const response = await program(request, wire)
    const policy = response.type === 'error' ? null : response.headers.get('content-security-policy')
    if (policy === null || !isForFrame(request.headers)) return response
    const ancestors = (named: string) => (named === "'none'" ? inspector : `${named} ${inspector}`)
    const changed = policy.replace(
      /frame-ancestors ([^;]+)/,
      (_, named: string) => `frame-ancestors ${ancestors(named)}`,
    )
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', changed)
    return new Response(response.body, { status: response.status, headers })
  }
