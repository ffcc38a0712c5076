/** Where one looks for a piece's modules, from the project's folder on; what they import comes along, unless an earlier piece has it. */
interface Piece {
  readonly name: string
  readonly of: readonly string[]
  /** How many moments that come later have to ask for a module of these places. */
  readonly askedBy?: number
}

/**
 * The files that the app is served in, by the moments of a journey, earliest first: a module that two moments share is in the piece of
 * the earlier one, which is there by then. A file for every few modules that some screens share would be seventy requests on a slow line.
 */
const PIECES: readonly Piece[] = [
  {
    name: 'first',
    of: [
      ...['src/app/first/', 'src/app/boot/trouble.ts', 'src/app/boot/address.ts'],
      ...['src/checkout/focus-on-arrival.ts', 'src/services/platform/reload-once.ts'],
      ...['node_modules/react-dom/', 'node_modules/@lingui/'],
    ],
  },
  { name: 'frame', of: ['src/app/shell-slots/shell-slots.tsx'] },
  {
    name: 'start',
    of: [
      'src/app/composition/services.ts',
      'src/app/after-paint/after-paint.ts',
      'src/services/tabs/',
      'src/services/sign-in/',
      'src/gateways/',
    ],
  },
  { name: 'address', of: ['src/routing/browser-address.ts'] },
  { name: 'mask', of: ['node_modules/imask/'] },
  { name: 'identify', of: ['src/screens/identify/chunk'] },
  { name: 'country-choice', of: ['src/screens/identify/country-choice'] },
  {
    name: 'sign-in',
    of: [
      ...['otp', 'register', 'email-verify', 'phone-change', 'foreign-phone', 'quick-login', 'elsewhere', 'expired'],
      ...['invalid-token', 'start-failed', 'opening-failed'],
    ].map((screen) => `src/screens/${screen}/`),
  },
  { name: 'shared', of: ['src/', 'machines/'], askedBy: 2 },
  { name: 'pay', of: ['src/screens/pay/chunk'] },
  { name: 'payment', of: ['src/services/payment/'] },
  {
    name: 'result',
    of: [
      'src/services/checkout/endings.ts',
      ...['result/result', 'redirect/', 'outcome-unknown/'].map((screen) => `src/screens/${screen}`),
    ],
  },
  {
    name: 'into-balance',
    of: ['services/into-balance', 'screens/into-balance', 'screens/refund', 'screens/settlement'].map(
      (room) => `src/${room}/`,
    ),
  },
]

const inside = (id: string, place: string) => id.replace(/\\/g, '/').includes(`/${place}`)

export const pieces = PIECES.map(({ name, of, askedBy = 1 }, index) => ({
  name,
  test: (id: string) => of.some((place) => inside(id, place)),
  minShareCount: askedBy,
  priority: PIECES.length - index,
}))

/** Their names, earliest first. */
export const names: readonly string[] = PIECES.map(({ name }) => name)
