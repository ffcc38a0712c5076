import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { INPUTS } from '../machines/fixtures/inputs'
import { machines } from '../support/reading/machines'
import { componentMemory } from './laws/component-memory'
import { filesIn, textOf } from '../support/reading/files'
import { source } from '../support/reading/source'

const all: readonly AnyStateMachine[] = machines.flatMap(({ found }) => found)

/** An actor scope that discards all events, to create initial contexts. */
const NOBODY = { self: { send: () => undefined } } as never

const contextOf = (machine: AnyStateMachine): object => {
  const inputs = new Map<string, readonly unknown[]>(Object.entries(INPUTS)).get(machine.id) ?? []
  const snapshot = machine.getInitialSnapshot(NOBODY, inputs[0]) as { readonly context: object }
  return snapshot.context
}

/** The context field that stores each fact, and its machine. While another method is shown, the payment stores the choices of this one. */
const REMEMBERED = {
  isMixPayment: ['isMixAsked', ['cardPayment']],
  isBonusSelected: ['isBonusSelected', ['cardPayment']],
  isPayWithNewCardVisible: ['cardSource', ['cardPayment']],
  isBalanceModalViewed: ['isBalanceModalViewed', ['balancePayment']],
  isLeaveModalViewed: ['isLeaveModalViewed', ['bankTransfer']],
} as const

/** The state in which each modal is open; a modal with a machine of its own is open while that runs. */
const MODALS: Readonly<Record<string, readonly [machine: string, state?: string]>> = {
  agreement: ['legalText'],
  'communications-permission': ['resultExtras', 'permission.asking'],
  country: ['countryChoice'],
  danger: ['payment', 'open.method.none.announced'],
  exit: ['checkout', 'exit.asking'],
  'email-mismatch': ['emailMismatch', 'mismatched'],
  // Over quick login, like all modals that the journey's own states open there.
  otp: ['checkout', 'journey.verifyingOtp'],
  'verify-identity': ['kycGate', 'guarding.check.proving'],
  'balance-info': ['balancePayment', 'explaining'],
  'credit-offer': ['cardPayment', 'open.form.offering'],
  'how-to-apply': ['shoppingCredit', 'open.form.learning'],
  'leave-transfer': ['bankTransfer', 'lockedIn.explaining'],
}

/** State that components hold: how something looks for a moment, and nothing of the checkout. */
const OWN_MEMORY: readonly string[] = [
  // Work postponed until a press has ended.
  'src/components/field/after-press.ts: useRef',
  // The last value that a field reported, to detect text without an event.
  'src/components/field/field-text.ts: module',
  // Whether a field was left before the machine was ready.
  'src/components/field/field-text.ts: module',
  // The digits shown in the cells, taken from the field.
  'src/components/code-field/code-field.tsx: useState',
  // The country that the arrow keys highlight, and an Enter pressed before the list arrived.
  'src/components/country-list/country-list.tsx: useState',
  'src/components/country-list/country-list.tsx: useRef',
  // The last press in a frame that was ignored: the guard of the frame decides that, no machine.
  'src/checkout/use-judged-press.ts: useState',
  // The short confirmation after copying.
  'src/components/copy/copy-row.tsx: useState',
  'src/screens/support-code/copy-diagnostics.tsx: useState',
  // The content of a closing modal, whether a press beside it began there, and the element that opened it and gets the focus back.
  'src/components/modal/modal.tsx: useState',
  'src/components/modal/modal.tsx: useRef',
  'src/components/modal/modal.tsx: useRef',
  'src/components/modal/modal.tsx: module',
  // The stacking order of overlays; their owners know which are open.
  'src/components/modal/overlays.ts: module',
  'src/components/modal/overlays.ts: useRef',
  // A sentence that is announced a moment after it is rendered.
  'src/components/live-text/live-text.tsx: useRef',
  'src/components/live-text/live-text.tsx: useState',
  'src/shell/notice.tsx: useState',
  'src/app/shell-slots/announcement.tsx: useState',
  // The last form, shown until the next screen has loaded.
  'src/screens/elsewhere/elsewhere.tsx: useState',
  'src/screens/identify/identify.tsx: useState',
  // A logo that failed to load; the text to whose beginning the page was scrolled.
  'src/shell/header.tsx: useState',
  'src/shell/legal-text.tsx: useRef',
  // A picture that failed to load, twice, and the QR code once its chunk has loaded.
  'src/components/bank-tile/bank-tile.tsx: useState',
  'src/screens/campaign/campaign-banner.tsx: useState',
  'src/shell/qr-code.tsx: useState',
  // The space for the first installments.
  'src/screens/pay/methods/card/card-form.tsx: useState',
  // The loaded app, and the machine that every component reads.
  'src/app/first/app.tsx: useState',
  'src/checkout/lazy-part.tsx: useState',
  // The first screen, which keeps its layout.
  'src/app/shell-slots/design.tsx: useState',
  // Whether a queued event may be older than its part.
  'src/checkout/lazy-part.tsx: useRef',
  'src/checkout/provider.tsx: createContext',
  // The submitted form, shown unchanged during the attempt.
  'src/checkout/use-method.ts: module',
]

/** All folders that render. */
const DRAWN = ['src/app', 'src/checkout', 'src/components', 'src/screens', 'src/shell', 'src/words']

describe('facts about what a page shows', () => {
  it('each fact about what a page shows is in one machine’s state or context, never in components, hooks or modules (MDL-09)', () => {
    for (const [fact, [name, owners]] of Object.entries(REMEMBERED)) {
      const found = all.filter((machine) => name in contextOf(machine)).map(({ id }) => id)
      expect(found, fact).toEqual([...owners].sort())
    }

    const screens = ['src/screens', 'src/shell'].flatMap(filesIn)
    const modals = screens.flatMap((path) => {
      const text = textOf(path)
      return text.includes('<Modal') ? (/name="([a-z-]+)"/.exec(text)?.[1] ?? []) : []
    })
    expect(modals.sort()).toEqual(Object.keys(MODALS).sort())
    for (const [machine, state] of Object.values(MODALS)) {
      const chart = all.find(({ id }) => id === machine)
      expect(chart, machine).toBeDefined()
      if (state !== undefined) expect(() => chart?.getStateNodeById(`${machine}.${state}`)).not.toThrow()
    }

    const drawing = DRAWN.flatMap(filesIn).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.css.ts'))
    expect(componentMemory(drawing.map((path) => source(path, textOf(path)))).sort()).toEqual([...OWN_MEMORY].sort())
  })

  it.each([
    ['useState', 'const [isMix, setMix] = useState(false)'],
    ['useReducer', 'const [seen, see] = React.useReducer(reduce, 0)'],
    ['useRef', 'const viewed = useRef(false)'],
    ['createContext', 'export const Bonus = createContext(false)'],
    ['module', 'let isLeaveModalViewed = false'],
    ['module', 'const viewed = new Set<string>()'],
  ])('a fact that a component keeps by %s is reported, and a reference to an element is not (MDL-09~)', (how, text) => {
    expect(componentMemory([source('a.tsx', text)])).toEqual([`a.tsx: ${how}`])
    expect(componentMemory([source('a.tsx', 'const box = useRef<HTMLDivElement>(null)')])).toEqual([])
  })
})
