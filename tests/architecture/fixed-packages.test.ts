import { createMemoryHistory } from '@tanstack/react-router'
import { create } from 'qrcode'
import { expect, it } from 'vitest'
import { addressOf } from '../../src/app/boot/address'
import { openingScreenOf } from '../../src/routing/paths'
import { createAddressRouter } from '../../src/routing/router'
import { pathOf, places } from '../../src/screens/registry'
import { qrDrawing } from '../../src/shell/qr-path'
import { filesIn, textOf } from '../support/reading/files'

const sources = filesIn('src')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: textOf(path) }))

/** Values imported from a package, by file; type-only imports do not count. */
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

/** How the route tree and the boot code, which runs before any router, read the same URL. */
function placesAt(href: string) {
  const { pathname, search } = new URL(href, 'https://pay.example')
  const { place, language } = createAddressRouter(createMemoryHistory({ initialEntries: [href] })).here()
  const first = addressOf({ pathname, search })
  return { routed: { place, language }, first: { place: openingScreenOf(first.path), language: first.language } }
}

const maskedFields = () =>
  Array.from(textOf('src/screens/pay/methods/card/new-card.tsx').matchAll(/useMasked\('(\w+)'/g), ([, field]) => field)

function drawsQrCodes() {
  expect(takenFrom('qrcode')).toEqual({ 'src/shell/qr-path.ts': ['create'] })
  expect(filesWith(/import\('\.\/qr-path'\)/)).toEqual(['src/shell/qr-code.tsx'])
  expect(filesWith(/<QrCode\b/)).toEqual(['src/app/shell-slots/phone-code.tsx'])
  expect(qrDrawing('https://pay.example/pay?token=t').size).toBe(
    create('https://pay.example/pay?token=t', { errorCorrectionLevel: 'L' }).modules.size,
  )
  expect(filesWith(/errorCorrectionLevel|\bReedSolomon\b/)).toEqual(['src/shell/qr-path.ts'])
}

function reportsErrors() {
  const taken = takenFrom('@sentry/browser')
  const folder = 'src/services/telemetry/monitoring'
  expect(Object.keys(taken)).toEqual([`${folder}/monitoring.ts`, `${folder}/replay.ts`])
  const uses = ['BrowserClient', 'browserTracingIntegration', 'globalHandlersIntegration', 'makeFetchTransport']
  expect(taken[`${folder}/monitoring.ts`]).toEqual(expect.arrayContaining(uses))
  for (const use of uses) expect(textOf(`${folder}/monitoring.ts`), use).toContain(`${use}(`)
  expect(taken[`${folder}/replay.ts`]).toEqual(['replayIntegration'])
  expect(filesWith(/\bstartMonitoring\(\{/)).toEqual(['src/app/composition/telemetry-deps.ts'])
  expect(filesWith(/\/envelope\/|sentry_key/)).toEqual([])
  // Until the package has loaded, errors are recorded for it.
  expect(filesWith(/'unhandledrejection'/)).toEqual(['src/app/boot/boot.ts', `${folder}/error-record.ts`])
}

function readsAddresses() {
  expect(takenFrom('@tanstack/react-router')).toEqual({
    'src/routing/browser-address.ts': ['createBrowserHistory'],
    'src/routing/router.ts': ['createRootRoute', 'createRoute', 'createRouter'],
  })
  const router = textOf('src/routing/router.ts')
  for (const use of ['validateSearch', 'getMatchedRoutes', 'matchRoutes', 'buildLocation', 'routeTree'])
    expect(router, use).toContain(use)
  expect(filesWith(/history\.(?:pushState|replaceState)|'popstate'|URLPattern/)).toEqual([])
  // URLs are read in one place, with the rule that the route tree and the boot code share.
  expect(filesWith(/new URLSearchParams\((?!\{)/)).toEqual(['src/routing/search.ts'])
  expect(filesWith(/\bvalidSearch\(/)).toEqual([
    'src/app/boot/address.ts',
    'src/routing/router.ts',
    'src/routing/search.ts',
  ])
  expect(filesWith(/\bplaceAt\(/)).toEqual(['src/routing/paths.ts', 'src/routing/router.ts'])
  const unknown = ['/payx', '/pay/now', '/PAY', '/refund', '/settlement', '/embed/otp', '/embed/nowhere']
  for (const path of [
    ...places.map(pathOf),
    ...places.map((place) => `${pathOf(place)}/`).filter((path) => path !== '//'),
    ...unknown,
  ])
    for (const search of ['?token=t', '?lang=en&token=t', '?lang=EN', '?lang=en&lang=tr', '']) {
      const { routed, first } = placesAt(path + search)
      expect(routed, path + search).toEqual(first)
    }
  for (const place of places) expect(pathOf(placesAt(pathOf(place)).routed.place)).toBe(pathOf(place))
  expect(placesAt('/pay?lang=en').routed).toEqual({ place: 'pay', language: 'en' })
}

function masksCardFields() {
  expect(takenFrom('imask')).toEqual({ 'src/screens/pay/methods/card/use-masked.ts': ['InputMask'] })
  expect(maskedFields()).toEqual(['cardNumber', 'expireDate', 'cvc', 'accountHolder'])
  expect(filesWith(/\bnew InputMask\(/)).toEqual(['src/screens/pay/methods/card/use-masked.ts'])
  // A hand-written mask would have to move the caret.
  expect(filesWith(/setSelectionRange/)).toEqual([
    'src/components/code-field/code-field.tsx',
    'src/components/copy/copy-text.ts',
  ])
}

function makesRequests() {
  expect(takenFrom('ofetch')).toEqual({ 'src/gateways/http.ts': ['ofetch'] })
  const http = textOf('src/gateways/http.ts')
  const calls = http.match(/\bofetch(?:\.raw)?\(/g) ?? []
  expect(calls.length).toBeGreaterThan(2)
  expect(http.match(/retry: false/g)).toHaveLength(calls.length)
  const asking = filesWith(/(?<![\w.])(?:window\.|globalThis\.)?fetch\(|XMLHttpRequest|new EventSource|new WebSocket/)
  // Functions named `fetch` load a screen and are left out. The boot script requests the order before any chunk has loaded.
  expect(asking.filter((path) => !/function fetch\(/.test(textOf(path)))).toEqual(['src/app/boot/boot.ts'])
  // A beacon outlives its page, unlike the library's requests.
  expect(filesWith(/sendBeacon/)).toEqual(['src/services/telemetry/analytics.ts'])
}

const USES = {
  qrcode: drawsQrCodes,
  '@sentry/browser': reportsErrors,
  '@tanstack/react-router': readsAddresses,
  imask: masksCardFields,
  ofetch: makesRequests,
}

it('each package of the design card does its own job, and nothing of ours repeats it (OPS-03)', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> }
  for (const [name, holds] of Object.entries(USES)) {
    expect(dependencies[name], name).toMatch(/^\d+\.\d+\.\d+$/)
    holds()
  }
})
