import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { INPUTS } from '../machines/fixtures/inputs'
import { machines } from '../support/reading/machines'
import { componentMemory } from './laws/component-memory'
import { filesIn, textOf } from '../support/reading/files'
import { source } from '../support/reading/source'

const all: readonly AnyStateMachine[] = machines.flatMap(({ found }) => found)

/** Contexts are made without a listener. */
const NOBODY = { self: { send: () => undefined } } as never

const contextOf = (machine: AnyStateMachine): object => {
  const inputs = new Map<string, readonly unknown[]>(Object.entries(INPUTS)).get(machine.id) ?? []
  const snapshot = machine.getInitialSnapshot(NOBODY, inputs[0]) as { readonly context: object }
  return snapshot.context
}

/** Which machine remembers it, and under which name. While another method is on show, the payment has it in what was chosen in this one. */
const REMEMBERED = {
  isMixPayment: ['isMixAsked', ['cardPayment']],
  isBonusSelected: ['isBonusSelected', ['cardPayment']],
  isPayWithNewCardVisible: ['cardSource', ['cardPayment']],
  isBalanceModalViewed: ['isBalanceModalViewed', ['balancePayment']],
  isLeaveModalViewed: ['isLeaveModalViewed', ['bankTransfer']],
} as const

/** The state in which each modal is open; one that is a machine of its own is open for as long as that runs. */
const MODALS: Readonly<Record<string, readonly [machine: string, state?: string]>> = {
  agreement: ['legalText'],
  'communications-permission': ['resultExtras', 'permission.asking'],
  country: ['countryChoice'],
  danger: ['payment', 'open.method.none.announced'],
  exit: ['checkout', 'exit.asking'],
  'email-mismatch': ['emailMismatch', 'mismatched'],
  // Over the page that asks for everything, as all that the journey’s own states open there.
  otp: ['checkout', 'journey.verifyingOtp'],
  'verify-identity': ['kycGate', 'guarding.check.proving'],
  'balance-info': ['balancePayment', 'explaining'],
  'credit-offer': ['cardPayment', 'open.form.offering'],
  'how-to-apply': ['shoppingCredit', 'open.form.learning'],
  'leave-transfer': ['bankTransfer', 'lockedIn.explaining'],
}

/** What components keep of their own: how something looks for a moment, and nothing of the checkout. */
const OWN_MEMORY: readonly string[] = [
  // What is put off until a press has ended.
  'src/components/field/after-press.ts: useRef',
  // What a field was last heard to hold, so that unheard text is recognised.
  'src/components/field/field-text.ts: module',
  // That a field was left before the machine could hear of it.
  'src/components/field/field-text.ts: module',
  // The digits that are drawn in their cells: what the field says.
  'src/components/code-field/code-field.tsx: useState',
  // The country that the arrow keys point at, and an Enter that came before the list.
  'src/components/country-list/country-list.tsx: useState',
  'src/components/country-list/country-list.tsx: useRef',
  // That something was copied, for a moment.
  'src/components/copy/copy-row.tsx: useState',
  'src/screens/support-code/copy-diagnostics.tsx: useState',
  // A modal that is leaving shows what it showed; then the focus goes back to where it was opened.
  'src/components/modal/modal.tsx: useState',
  'src/components/modal/modal.tsx: module',
  // In which order what is over the page goes; its owners know what is open.
  'src/components/modal/overlays.ts: module',
  'src/components/modal/overlays.ts: useRef',
  // A sentence that is spoken a moment after it is written.
  'src/components/live-text/live-text.tsx: useRef',
  'src/components/live-text/live-text.tsx: useState',
  'src/shell/notice.tsx: useState',
  // The last form is shown until the next screen has come.
  'src/screens/elsewhere/elsewhere.tsx: useState',
  'src/screens/identify/identify.tsx: useState',
  // A logo that can't be shown; the text at whose beginning the page was put.
  'src/shell/header.tsx: useState',
  'src/shell/legal-text.tsx: useRef',
  // A picture that can't be shown, and a code that is drawn when its pencil has come.
  'src/screens/campaign/campaign-banner.tsx: useState',
  'src/shell/qr-code.tsx: useState',
  // The room of what comes with the first installments.
  'src/screens/pay/methods/card/card-form.tsx: useState',
  // The code that has come, and the machine that everything is asked of.
  'src/app/first/app.tsx: useState',
  'src/checkout/lazy-part.tsx: useState',
  // Whether a wish can be older than the part that it is for.
  'src/checkout/lazy-part.tsx: useRef',
  'src/checkout/provider.tsx: createContext',
  // The form that was submitted is shown, as it was, for as long as it is attempted.
  'src/checkout/use-method.ts: module',
]

/** Everywhere that anything is drawn. */
const DRAWN = ['src/app', 'src/checkout', 'src/components', 'src/screens', 'src/shell', 'src/words']

describe('what a page shows and hides', () => {
  it('what a page shows and hides is one machine’s state or context, and in no component, hook or module that draws (MDL-09)', () => {
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
  ])('what a page shows and hides would be found in a component by %s (MDL-09~)', (how, text) => {
    expect(componentMemory([source('a.tsx', text)])).toEqual([`a.tsx: ${how}`])
    expect(componentMemory([source('a.tsx', 'const box = useRef<HTMLDivElement>(null)')])).toEqual([])
  })
})
