import type { Origins } from '../kernel/origins'
import type { Program } from '../kernel/program'

/** Browsers send this header with every page that they load into a frame. */
export const isForFrame = (headers: Headers) => headers.get('sec-fetch-dest') === 'iframe'

/** Names the inspector's origin in a page of the build that obeys the inspector. */
export const naming = (page: string, { inspector }: Origins): string =>
  page.replace('<head>', () => `<head><meta name="inspector" content="${inspector}">`)

/** Allows the inspector’s frame to show the pages that a checkout leads to as well: the bank’s and the shop’s. */
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
