import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EntryForm } from '../../machines/entities/entry-form'
import { ACT, type Race, type Racing, beginRace } from './support/race'
import { otpMachine } from '../../machines/sign-in/otp/machine'
import { TIMINGS } from './fixtures/timings'
import { QUICK_ORDER, TYPED } from './fixtures/shopper'
import { sampled } from '../support/whole-run'

const RUNS = sampled(60, 2_000)

/** With this many runs, a machine with a planted race is always detected. */
const RUNS_AT_MOST = 1_000

const LIMIT = 300_000

type Gesture = keyof typeof GESTURES

/** Everything that a shopper can do, including gestures without effect at the moment. */
const GESTURES = {
  'types the e-mail': (race: Racing) => typeEmail(race, TYPED.email),
  'types another e-mail': (race: Racing) => typeEmail(race, 'other@shop.example'),
  'goes on': (race: Racing) => {
    for (const child of ['identify', 'registration', 'emailMismatch']) race.tell(child, { type: 'shopper.continued' })
  },
  'ticks the agreement': (race: Racing) => {
    race.tell('registration', { type: 'shopper.ticked', box: 'agreement', isTicked: true })
  },
  'types the code': (race: Racing) => {
    race.tell('otp', { type: 'shopper.typedCode', text: '907218' })
  },
  'pastes the code': (race: Racing) => {
    race.tell('otp', { type: 'shopper.insertedCode', text: '907218' })
  },
  'presses verify': (race: Racing) => {
    race.tell('otp', { type: 'shopper.enteredCode' })
  },
  'asks for another code': (race: Racing) => {
    race.clock.increment(TIMINGS.resendCooldown)
    race.tell('otp', { type: 'shopper.askedForCode' })
  },
  'asks for another number': (race: Racing) => {
    race.tell('otp', { type: 'shopper.askedNewNumber' })
  },
  'sends it there': (race: Racing) => {
    race.tell('phoneChange', { type: 'shopper.typedNumber', text: '555 987 65 43' })
    race.tell('phoneChange', { type: 'shopper.continued' })
  },
  'keeps the number': (race: Racing) => {
    race.tell('phoneChange', { type: 'shopper.steppedBack' })
  },
  'has a message read': (race: Racing) => {
    race.phone.tell({ type: 'shopper.insertedCode', text: '123456' })
  },
  'steps back': (race: Racing) => {
    for (const child of ['registration', 'emailMismatch', 'otp']) race.tell(child, { type: 'shopper.steppedBack' })
  },
  'presses Back': (race: Racing) => {
    race.send({ type: 'address.asked', screen: 'identify' })
  },
} as const satisfies Readonly<Record<string, (race: Racing) => void>>

function typeEmail(race: Racing, text: string) {
  for (const child of ['identify', 'registration']) race.tell(child, { type: 'shopper.typed', field: 'email', text })
  race.tell('emailMismatch', { type: 'shopper.typedEmail', text })
}

async function atForm(race: Racing) {
  await race.play([])
  race.tell('identify', { type: 'shopper.typed', field: 'gsmNumber', text: TYPED.gsmNumber })
  typeEmail(race, TYPED.email)
}

async function atCode(race: Racing) {
  await atForm(race)
  await race.play([['goes on', () => GESTURES['goes on'](race)]])
}

interface Telling {
  readonly gestures: readonly Gesture[]
  readonly begin: (race: Racing) => Promise<void>
  readonly from?: Omit<Race, 'scheduler' | 'picks'>
  readonly endings: readonly string[]
  readonly holds?: (race: Racing, done: readonly Gesture[]) => void
}

/** Random gestures in any order, with answers interleaved at random. A failure prints its seed. */
const race = ({ gestures, begin, from = {}, endings, holds }: Telling, numRuns = RUNS) =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler({ act: ACT }),
      fc.array(fc.constantFrom(...gestures), { minLength: 3, maxLength: 14, size: 'max' }),
      fc.array(fc.nat(2), { minLength: 1, maxLength: 8 }),
      async (scheduler, done, picks) => {
        // Everything succeeds until the race begins.
        const racing = beginRace({ scheduler, picks: [0, 0, ...picks], ...from })
        await begin(racing)
        await racing.play(done.map((name) => [name, () => GESTURES[name](racing)]))
        expect(racing.doubled).toEqual([])
        expect(racing.stale()).toEqual([])
        expect(racing.left()).toEqual([])
        expect(racing.underWay()).toEqual([])
        expect(endings).toContain(racing.state())
        holds?.(racing, done)
      },
    ),
    { numRuns },
  )

const paying = ['opening', 'openingFailed', 'paying.choosing']
const pendingOf = ({ children }: Racing) =>
  (children()['otp']?.getSnapshot() as { context: { pending: { referenceCode: string; email: string } } } | undefined)
    ?.context.pending

const formIn = ({ children }: Racing, child: string) =>
  (children()[child]?.getSnapshot() as { context: { form: EntryForm } } | undefined)?.context.form

/** Wherever a code can be entered, it belongs to the newest reference. */
const knowsNewest = (racing: Racing) => {
  const pending = pendingOf(racing)
  if (pending) expect(pending.referenceCode).toBe(racing.newest())
}

describe('races', { timeout: LIMIT }, () => {
  it('another OTP and a verification never run together, and the newest reference counts (OTP-05~, GWY-04~)', () =>
    race({
      gestures: ['types the code', 'pastes the code', 'presses verify', 'asks for another code', 'has a message read'],
      begin: atCode,
      endings: ['verifyingOtp', ...paying],
      holds: knowsNewest,
    }))

  it('a number changed while an OTP arrives or is verified counts with its own OTP (OTP-06~, GWY-04~, BEST-06~)', () =>
    race({
      gestures: [
        'asks for another number',
        'sends it there',
        'keeps the number',
        'has a message read',
        'pastes the code',
        'presses verify',
        'asks for another code',
      ],
      begin: atCode,
      endings: ['verifyingOtp', 'changingPhone', ...paying],
      holds: knowsNewest,
    }))

  it('a double press in a race sends one call: identification, registration, verification (GWY-04~, REG-02~, IDEN-03~, OTP-02~)', () =>
    race({
      gestures: ['goes on', 'ticks the agreement', 'types the code', 'presses verify', 'pastes the code'],
      begin: atForm,
      endings: ['arriving.identifying', 'registering', 'verifyingOtp', ...paying],
      from: { said: ['newcomer'] },
      holds: (racing) => {
        expect(racing.questions('checkMember').length).toBeLessThanOrEqual(1)
        knowsNewest(racing)
      },
    }))

  it('races on the one-page form end well too (QCK-03~, GWY-04~)', () =>
    race({
      gestures: ['goes on', 'types the e-mail', 'types another e-mail', 'pastes the code', 'steps back'],
      begin: async (racing) => {
        await atForm(racing)
        racing.tell('identify', { type: 'shopper.ticked', box: 'agreement', isTicked: true })
      },
      endings: ['arriving.identifying', 'registering', 'verifyingOtp', ...paying],
      from: { order: QUICK_ORDER, said: ['newcomer'] },
      holds: knowsNewest,
    }))

  it('an answer about an edited e-mail is ignored, and the last typed one is looked up last (GWY-04~, IDEN-03~)', () =>
    race({
      gestures: ['types the e-mail', 'types another e-mail', 'goes on'],
      begin: atForm,
      endings: ['arriving.identifying', 'verifyingOtp'],
      holds: (racing, done) => {
        const asked = racing.questions<{ email: string }>('checkMember').map(({ email }) => email)
        const typed = done.filter((name) => name.startsWith('types')).at(-1)
        const last = typed === 'types another e-mail' ? 'other@shop.example' : TYPED.email
        // A pending code and the checkout's form belong to the last lookup. Without a code, the form has the last typed text, and
        // a final press looks that up.
        if (racing.state() === 'verifyingOtp')
          expect([pendingOf(racing)?.email, racing.snapshot().context.form.email]).toEqual([asked.at(-1), asked.at(-1)])
        else {
          expect(formIn(racing, 'identify')?.email).toBe(last)
          if (done.at(-1) === 'goes on') expect(asked.at(-1)).toBe(last)
        }
      },
    }))

  it('a shopper who steps back during a call is at their form, or where the answer leads (BOOT-13~, GWY-04~)', () =>
    race({
      gestures: [
        'types another e-mail',
        'goes on',
        'steps back',
        'presses Back',
        'ticks the agreement',
        'pastes the code',
        'asks for another number',
        'keeps the number',
      ],
      begin: atForm,
      endings: [
        'arriving.identifying',
        'registering',
        'resolvingEmailMismatch',
        'verifyingOtp',
        'changingPhone',
        ...paying,
      ],
      from: { said: ['codeSent', 'newcomer', 'emailNeeded'] },
      holds: (racing, done) => {
        const last = done.includes('types another e-mail') ? ['other@shop.example', TYPED.email] : [TYPED.email]
        for (const child of ['identify', 'registration', 'emailMismatch']) {
          const form = formIn(racing, child)
          if (!form) continue
          expect(form.gsmNumber).toBe(TYPED.gsmNumber)
          expect(last).toContain(form.email)
        }
      },
    }))

  it('races notice a machine that forgets the newest reference', async () => {
    const forgetful = otpMachine.provide({ actions: { setResentCode: () => undefined } })
    const found = race(
      {
        gestures: ['pastes the code', 'asks for another code'],
        begin: atCode,
        from: { otp: forgetful },
        endings: ['verifyingOtp', ...paying],
      },
      RUNS_AT_MOST,
    )
    await expect(found).rejects.toThrow(/seed: -?\d+/)
  })
})
