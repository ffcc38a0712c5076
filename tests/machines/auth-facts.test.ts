import { describe, expect, it } from 'vitest'
import { createServerClock } from '../../src/services/platform/server-clock'
import { createSession } from '../../src/services/session/session'
import { filesNaming, machinesNaming, READ_IN, SECRETS } from '../support/reading/auth-words'
import { LOGIN } from './support/login'
import { tabStorage } from '../support/tab-storage'
import { checkoutMachine } from '../../machines/checkout/machine'
import { beginCheckout } from './support/checkout-harness'
import { COMPLETE, MEMBER, PENDING, REFUSAL } from './fixtures/shopper'
import { seenStates } from './support/way-table'
import { ways } from './support/ways'
import type { Beginning } from './support/beginning'

const begin = (how?: Beginning) => beginCheckout(checkoutMachine, how)

type Harness = ReturnType<typeof begin>

/** What is known of the buyer, and a decision that depends on it: only a member can look up the payment detail. */
const factsOf = (harness: Harness) => ({
  member: harness.snapshot().context.member,
  isCodePending: harness.snapshot().context.pending !== undefined,
  canSeeDetail: harness.snapshot().can({ type: 'shopper.toggledDetail' }),
})

const NOBODY = { member: undefined, isCodePending: false, canSeeDetail: false }
const ON_THE_WAY = { ...NOBODY, isCodePending: true }
const LOGGED_IN = { member: MEMBER, isCodePending: true, canSeeDetail: true }

const BEFORE_THE_CODE: readonly string[] = [
  'closed',
  'arriving.starting',
  'arriving.identifying',
  'arriving.startFailed',
  'arrivalFailed',
  'restoring',
  'registering',
  'resolvingEmailMismatch',
  'admittingForeignPhone',
  'expired.shown',
  'expired.leaving',
]

const REGISTERS = [
  { type: 'shopper.typed', field: 'name', text: COMPLETE.name },
  { type: 'shopper.typed', field: 'surname', text: COMPLETE.surname },
  { type: 'shopper.ticked', box: 'agreement', isTicked: true },
  { type: 'shopper.continued' },
] as const

type Kept = readonly [state: string, facts: ReturnType<typeof factsOf>]

async function factsByState(): Promise<readonly Kept[]> {
  const told = seenStates.map(async (state): Promise<Kept> => [state, factsOf(await ways[state](begin))])
  return Promise.all(told)
}

function expectedIn(state: string) {
  if (state === 'verifyingOtp' || state === 'changingPhone') return ON_THE_WAY
  return BEFORE_THE_CODE.includes(state) ? NOBODY : LOGGED_IN
}

/** What a login leaves in the tab's storage, and the credentials that its calls send. */
function keptOfLogin() {
  const { sessionStore, entries } = tabStorage()
  const session = createSession(createServerClock(), sessionStore, () => undefined)
  session.logIn(LOGIN)
  return { stored: JSON.stringify([...entries]), carried: JSON.stringify(session.credentials()) }
}

describe('facts about the buyer', () => {
  it('each fact about the buyer has one source, from visitor to member; the refresh token is stored nowhere (OTP-09)', async () => {
    for (const [word, readers] of Object.entries(READ_IN)) expect(filesNaming(word), word).toEqual([...readers].sort())
    for (const word of SECRETS) expect(machinesNaming(word), word).toEqual([])
    const { stored, carried } = keptOfLogin()
    for (const text of [stored, carried]) {
      expect(text).toContain(LOGIN.accessToken)
      expect(text).not.toContain(LOGIN.refreshToken)
    }
    expect(await factsByState()).toEqual(seenStates.map((state) => [state, expectedIn(state)]))

    const registered = await ways.registering(begin)
    await registered.go([...REGISTERS, { port: 'register', output: { kind: 'codeSent', pending: PENDING } }])
    expect([registered.state(), factsOf(registered)]).toEqual(['verifyingOtp', ON_THE_WAY])
    const refused = await ways.registering(begin)
    await refused.go([...REGISTERS, { port: 'register', output: { kind: 'refused', refusal: REFUSAL } }])
    expect([refused.state(), factsOf(refused)]).toEqual(['registering', NOBODY])
  })

  it('a buyer is a visitor until the provider has confirmed a stored or handed-over login (OTP-09~, APP-02~)', async () => {
    const stored = begin({ input: { toRestore: 'login' } })
    await stored.start()
    const handedOver = await ways['arriving.identifying'](begin)
    handedOver.send({ type: 'host.handedOver' })
    for (const harness of [stored, handedOver]) {
      expect([harness.state(), factsOf(harness)]).toEqual(['restoring', NOBODY])
      await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      expect(factsOf(harness)).toEqual({ ...LOGGED_IN, isCodePending: false })
    }
  })
})
