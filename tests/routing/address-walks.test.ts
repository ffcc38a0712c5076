import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { openingScreenOf } from '../../src/routing/paths'
import { pathOf, places } from '../../src/screens/registry'
import { RECEIPT } from '../machines/fixtures/shopper'
import { seenStates } from '../machines/support/way-table'
import { SEARCH, type Visit, openAt, walkTo } from './support/visit'

type Move = (visit: Visit) => unknown

/** Everything that a shopper, the provider or the browser can do; a move that is impossible at its point is skipped. */
const moves: Record<string, Move> = {
  type: (visit) => {
    visit.type()
  },
  goOn: (visit) => {
    visit.goOn()
  },
  enterCode: (visit) => {
    visit.enterCode()
  },
  pay: (visit) => {
    visit.pay()
  },
  retry: (visit) => {
    visit.send({ type: 'shopper.retried' })
  },
  start: (visit) => visit.start(),
  startFails: (visit) => visit.ports.startOrder.fail(),
  sendCode: (visit) => visit.sendCode(),
  verify: (visit) => visit.verify(),
  open: (visit) => visit.open(),
  openFails: (visit) => visit.ports.openPayment.fail(),
  openWallet: (visit) => visit.openWallet(),
  book: (visit) => visit.book(),
  lose: (visit) => visit.loseAnswer(),
  notCharged: (visit) => visit.ports.askOutcome.answer({ kind: 'notCharged', problem: GENERIC_PROBLEM }),
  found: (visit) => visit.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT }),
  stillUnknown: (visit) =>
    visit.ports.askOutcome.answer({ kind: 'unknown', callbackUrl: undefined, bankHost: undefined }),
  back: ({ history }) => {
    history.back()
  },
  forward: ({ history }) => {
    history.forward()
  },
  backTwice: ({ history }) => {
    history.go(-2)
  },
  forwardTwice: ({ history }) => {
    history.go(2)
  },
  pass: ({ clock }) => {
    clock.increment(3_000)
  },
}

async function attempt(move: Move, visit: Visit) {
  try {
    await move(visit)
  } catch (error) {
    // A gesture for a screen that is not shown, or an answer without a request.
    if (!(error instanceof Error) || !/is not running|no machine (?:has asked|can hear)/.test(error.message))
      throw error
  }
}

describe('address and state', () => {
  it(
    'address and state agree after every move of every walk, from every start and with every fault (MDL-01)',
    { timeout: 30_000 },
    async () => {
      // Screens and paths map to each other, for every screen.
      for (const path of places.map(pathOf)) expect(pathOf(openingScreenOf(path))).toBe(path)

      const reached = new Set<string>()
      const walked = async (first: string, names: readonly string[]) => {
        const visit = openAt(first + SEARCH)
        expect(visit.here(), first).toBe(visit.wanted())
        for (const name of names) {
          await attempt(moves[name] ?? (() => undefined), visit)
          reached.add(visit.state())
          expect(visit.here(), `${name} in ${visit.state()}`).toBe(visit.wanted())
        }
      }
      const HAPPY = ['start', 'type', 'goOn', 'sendCode', 'enterCode', 'verify', 'open', 'openWallet', 'pay']
      const stumbling = fc.array(fc.constantFrom(...Object.keys(moves)), { maxLength: 3 })
      const walk = fc
        .tuple(fc.array(stumbling, { minLength: HAPPY.length, maxLength: HAPPY.length }), stumbling, stumbling)
        .map(([between, later, last]) => [
          ...HAPPY.flatMap((step, at) => [...(between[at] ?? []), step]),
          ...later,
          ...last,
        ])
      const first = fc.constantFrom('/', '/sdk', '/otp', '/pay', '/result-page', '/nowhere')

      const told: [string, string[]][] = [
        ['/', [...HAPPY, 'book', 'back', 'pass']],
        ['/nowhere', [...HAPPY, 'back', 'lose', 'back', 'notCharged', 'backTwice']],
      ]
      await fc.assert(fc.asyncProperty(first, walk, walked), { numRuns: 100, examples: told })
      // The walks have visited every state between the link and the end.
      const between = [
        'arriving.identifying',
        'verifyingOtp',
        'opening',
        'paying.choosing',
        'paying.inFlight',
        'reconciling',
      ]
      expect([...reached]).toEqual(expect.arrayContaining([...between, 'result']))
      // States that only errors lead to are checked on a walk of their own.
      for (const state of seenStates) {
        const visit = await walkTo(state)
        expect(visit.state()).toBe(state)
        expect(visit.here()).toBe(visit.wanted())
      }
    },
  )
})
