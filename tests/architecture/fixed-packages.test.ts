import { describe, expect, it } from 'vitest'
import { filesIn, textOf } from '../support/reading/files'

const sources = filesIn('src')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: textOf(path) }))

/** What is taken from a package by value, file by file; types alone are no use of it. */
function takenFrom(name: string): Readonly<Record<string, readonly string[]>> {
  const from = new RegExp(`^import (?!type )(.+?) from '${name}(?:/[^']*)?'`, 'gms')
  return Object.fromEntries(
    sources.flatMap(({ path, text }) => {
      const taken = [...text.matchAll(from)].flatMap(([, what = '']) =>
        what
          .replace(/[{}]/g, '')
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '' && !each.startsWith('type ')),
      )
      return taken.length > 0 ? [[path, taken]] : []
    }),
  )
}

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('each package of the design card is used for what it is made for', () => {
  it('qrcode makes the QR code, and nothing else has the patterns of one (OPS-03~)', () => {
    expect(takenFrom('qrcode')).toEqual({ 'src/shell/qr-path.ts': ['create'] })
    expect(filesWith(/errorCorrectionLevel|\bReedSolomon\b/)).toEqual(['src/shell/qr-path.ts'])
  })

  it('@sentry/browser catches, traces, records and sends errors, and nothing else posts an envelope (OPS-03~)', () => {
    const taken = takenFrom('@sentry/browser')
    expect(Object.keys(taken)).toEqual([
      'src/services/telemetry/monitoring/monitoring.ts',
      'src/services/telemetry/monitoring/replay.ts',
    ])
    expect(taken['src/services/telemetry/monitoring/monitoring.ts']).toEqual(
      expect.arrayContaining([
        'BrowserClient',
        'browserTracingIntegration',
        'globalHandlersIntegration',
        'makeFetchTransport',
      ]),
    )
    expect(filesWith(/\/envelope\/|sentry_key/)).toEqual([])
  })

  it('@tanstack/react-router has the table of paths, matches them and reads the search parameters (OPS-03~)', () => {
    expect(takenFrom('@tanstack/react-router')).toEqual({
      'src/routing/browser-address.ts': ['createBrowserHistory'],
      'src/routing/router.ts': ['createRootRoute', 'createRoute', 'createRouter'],
    })
    const router = textOf('src/routing/router.ts')
    for (const use of ['validateSearch', 'getMatchedRoutes', 'matchRoutes', 'buildLocation', 'routeTree'])
      expect(router, use).toContain(use)
    // What the address says is read in one place, by the rule that the route tree and the first moment share.
    expect(filesWith(/\.get\('(?:token|lang)'\)/)).toEqual(['src/routing/search.ts'])
    expect(filesWith(/\bvalidSearch\(/)).toEqual([
      'src/app/boot/address.ts',
      'src/routing/router.ts',
      'src/routing/search.ts',
    ])
    expect(filesWith(/history\.(?:pushState|replaceState)|'popstate'/)).toEqual([])
  })

  it('imask formats the card fields while they are typed in, and nothing else does (OPS-03~)', () => {
    expect(takenFrom('imask')).toEqual({ 'src/screens/pay/methods/card/use-masked.ts': ['InputMask'] })
    expect(filesWith(/use-masked'/)).toEqual(
      expect.arrayContaining([expect.stringContaining('src/screens/pay/methods/card/')]),
    )
    expect(filesWith(/\bnew InputMask\b|InputMask\(/)).toEqual(['src/screens/pay/methods/card/use-masked.ts'])
  })

  it('ofetch makes every request, its own retry off, but for the one that is sent before any code has come (OPS-03~)', () => {
    expect(takenFrom('ofetch')).toEqual({ 'src/gateways/http.ts': ['ofetch'] })
    const http = textOf('src/gateways/http.ts')
    const calls = http.match(/\bofetch(?:\.raw)?\(/g) ?? []
    expect(calls.length).toBeGreaterThan(2)
    expect(http.match(/retry: false/g)).toHaveLength(calls.length)
    const asking = filesWith(/(?<![\w.])(?:window\.)?fetch\(|XMLHttpRequest|new EventSource|new WebSocket/)
    // A function of that name brings a screen.
    expect(asking.filter((path) => !/function fetch\(/.test(textOf(path)))).toEqual(['src/app/boot/boot.ts'])
    // A beacon outlives its page, which no request of a library does.
    expect(filesWith(/sendBeacon/)).toEqual(['src/services/telemetry/analytics.ts'])
  })

  it('each package of the design card has its exact version in package.json (OPS-03~)', () => {
    const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> }
    for (const name of ['qrcode', '@sentry/browser', '@tanstack/react-router', 'imask', 'ofetch'])
      expect(dependencies[name], name).toMatch(/^\d+\.\d+\.\d+$/)
  })
})
