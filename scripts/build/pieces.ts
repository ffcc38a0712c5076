/**
 * Where a chunk's modules are, as path prefixes from the root of the repository. Their imports go into the same chunk unless an
 * earlier chunk has them.
 */
interface Piece {
  readonly name: string
  readonly of: readonly string[]
  /** How many later chunks must import a module of these folders for it to be included. */
  readonly askedBy?: number
}

/**
 * The chunks of the app, in the order of a journey, earliest first. A module that two chunks share goes into the earlier one,
 * which is loaded by then. One file for every few shared modules would mean seventy requests on a slow connection.
 */
const PIECES: readonly Piece[] = [
  {
    name: 'first',
    of: [
      'src/app/first/',
      'src/app/boot/trouble.ts',
      'src/app/boot/address.ts',
      'src/checkout/focus-on-arrival.ts',
      'src/services/platform/reload-once.ts',
      'node_modules/react-dom/',
      'node_modules/@lingui/',
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
      'otp',
      'register',
      'email-verify',
      'phone-change',
      'foreign-phone',
      'quick-login',
      'elsewhere',
      'expired',
      'invalid-token',
      'start-failed',
      'opening-failed',
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

export const names: readonly string[] = PIECES.map(({ name }) => name)
