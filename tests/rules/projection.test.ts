import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { paths, screenAsked } from '../../src/routing/paths'
import { projectAddress } from '../../src/routing/project'
import { type Beginning, beginCheckout } from '../machines/support/checkout-story'
import { type SeenState, seenStates, ways } from '../machines/support/ways'

const SEARCH = '?token=tok&lang=tr'

/** A checkout opened at an address, the way the page opens it, with the address kept from then on. */
function openAt(href: string, beginning: Beginning = {}) {
  const path = href.split(/[?#]/)[0] ?? ''
  const story = beginCheckout(checkoutMachine, {
    ...beginning,
    input: { asked: screenAsked(path), ...beginning.input },
  })
  const history = createMemoryHistory({ initialEntries: [href] })
  const stop = projectAddress(story.actor, history)
  const here = () => history.location.href
  return { ...story, history, stop, here, wanted: () => paths[story.screen()] }
}

type Visit = ReturnType<typeof openAt>

/** Walks to a state at an address that is kept all the way. */
async function walkTo(state: SeenState, href = `/${SEARCH}`): Promise<Visit> {
  const visits: Visit[] = []
  await ways[state]((beginning) => {
    const visit = openAt(href, beginning)
    visits.push(visit)
    return visit
  })
  const [visit] = visits
  if (!visit) throw new Error('nobody has walked')
  return visit
}

const index = (visit: Visit) => visit.history.location.state.__TSR_index

describe('the address', () => {
  it.each(seenStates)('agrees with the state %s, and carries the search along (MDL-01~)', async (state) => {
    const visit = await walkTo(state)
    expect(visit.state()).toBe(state)
    expect(visit.here()).toBe(`${visit.wanted()}${SEARCH}`)
  })

  it('gets an entry for each screen with an address of its own, and for nothing else (BOOT-13~)', async () => {
    expect((await walkTo('arriving.identifying')).history.length).toBe(1)
    expect((await walkTo('verifying')).history.length).toBe(2)
    expect((await walkTo('paying.choosing')).history.length).toBe(3)
    expect((await walkTo('paying.inFlight')).history.length).toBe(3)
    expect((await walkTo('reconciling')).history.length).toBe(4)
    expect((await walkTo('result')).history.length).toBe(4)
  })

  it.each(['/nowhere', '/pay/now', '/index.html', '/%', '/%E0%A4%A', '/ödeme', '/constructor', '/a//b', '/SDK'])(
    'that nobody knows (%s) is put right in its place (BOOT-11~)',
    (path) => {
      const visit = openAt(path + SEARCH)
      expect(visit.here()).toBe(`/sdk${SEARCH}`)
      expect(visit.history.length).toBe(1)
      expect(index(visit)).toBe(0)
    },
  )

  it.each(['/pay', '/otp', '/result-page'])('of a later screen (%s) begins at the first one (BOOT-08~)', (path) => {
    const visit = openAt(path + SEARCH)
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect(visit.history.length).toBe(1)
  })

  it.each([
    '?token=00012345678901234567890&lang=tr',
    '?token=1e400&lang=en&big=9007199254740993',
    '?token=true&lang=null&x=undefined',
    '?token=a%20b+c%2Bd%26e',
    '?token=first&token=second&lang=en',
    '?b=2&1=one&a=1&b=3',
    '?token={"a":1}&x=[1]',
    '?token=%22quoted%22',
    '?__proto__=1&constructor=2',
    '?token&empty=&=nameless',
    '?token=%zz',
    '',
  ])('carries the search %s to every screen as it is', async (search) => {
    const visit = await walkTo('result', `/nowhere${search}`)
    expect(visit.here()).toBe(`/result-page${search}`)
  })
})

describe('Back', () => {
  it('from the code is heard: the form is there again, at its address and without a new entry (BOOT-13~)', async () => {
    const visit = await walkTo('verifying')
    visit.history.back()
    expect(visit.state()).toBe('arriving.identifying')
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect(index(visit)).toBe(0)
    expect(visit.history.length).toBe(2)
  })

  it.each(['opening', 'openingFailed', 'paying.choosing', 'paying.inFlight', 'reconciling', 'result'] as const)(
    'from %s is refused, put back, and is no trap (BOOT-13~, RES-04~)',
    async (state) => {
      const visit = await walkTo(state)
      const [href, entries, place] = [visit.here(), visit.history.length, index(visit)]
      for (const times of [1, 2, 3]) {
        visit.history.back()
        expect(visit.state(), `Back ${times} times`).toBe(state)
        expect(visit.here()).toBe(href)
        // The entry that was gone back to is still there: nothing has piled up before it.
        expect([visit.history.length, index(visit)]).toEqual([entries, place])
      }
    },
  )

  it('over several entries at once is refused as well (BOOT-13~)', async () => {
    const visit = await walkTo('result')
    visit.history.go(-3)
    expect(visit.state()).toBe('result')
    expect(visit.here()).toBe(`/result-page${SEARCH}`)
    expect(visit.history.length).toBe(2)
    visit.history.back()
    expect(visit.here()).toBe(`/result-page${SEARCH}`)
    expect(visit.history.length).toBe(2)
  })

  it('goes on as before after the shopper has come forward again (BOOT-13~)', async () => {
    const visit = await walkTo('verifying')
    visit.history.back()
    visit.goOn()
    await visit.sendCode()
    expect(visit.here()).toBe(`/otp${SEARCH}`)
    expect([visit.history.length, index(visit)]).toEqual([2, 1])
    visit.history.back()
    expect(visit.here()).toBe(`/${SEARCH}`)
  })
})

describe('Forward', () => {
  it('to a code that is no longer asked for is refused and overwritten (BOOT-13~)', async () => {
    const visit = await walkTo('verifying')
    visit.history.back()
    visit.history.forward()
    expect(visit.state()).toBe('arriving.identifying')
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect([visit.history.length, index(visit)]).toEqual([2, 1])
    visit.history.back()
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect(index(visit)).toBe(0)
  })

  it('over several entries at once is overwritten as well (BOOT-13~)', async () => {
    const visit = await walkTo('verifying')
    visit.history.back()
    visit.history.go(1)
    expect(visit.here()).toBe(`/${SEARCH}`)
    expect([visit.history.length, index(visit)]).toEqual([2, 1])
  })
})

describe('the projection', () => {
  it('writes nothing once it has been stopped', async () => {
    const visit = await walkTo('arriving.identifying')
    visit.stop()
    visit.type()
    visit.goOn()
    await visit.sendCode()
    expect(visit.state()).toBe('verifying')
    expect(visit.here()).toBe(`/${SEARCH}`)
    visit.history.push(`/sdk${SEARCH}`)
    visit.history.back()
    expect(visit.state()).toBe('verifying')
  })
})

type Move = (visit: Visit) => unknown

/** Whatever a shopper, the provider or the browser can do; what makes no sense where it comes is left undone. */
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
  notCharged: (visit) => visit.ports.askOutcome.answer({ kind: 'notCharged' }),
  found: (visit) => visit.ports.askOutcome.answer({ kind: 'unknown' }),
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
    // A gesture for a screen that is not there, or an answer that nobody waits for.
    if (!(error instanceof Error) || !/is not running|nobody has asked/.test(error.message)) throw error
  }
}

describe('address and state', () => {
  it('agree after every move of every walk, wherever it began and whatever went wrong (MDL-01)', async () => {
    // The law between screens and paths, for every screen.
    for (const path of Object.values(paths)) expect(paths[screenAsked(path)]).toBe(path)

    const reached = new Set<string>()
    const walked = async (first: string, names: readonly string[]) => {
      const visit = openAt(first + SEARCH)
      expect(visit.here(), first).toBe(`${visit.wanted()}${SEARCH}`)
      for (const name of names) {
        await attempt(moves[name] ?? (() => undefined), visit)
        reached.add(visit.state())
        expect(visit.here(), `${name} in ${visit.state()}`).toBe(`${visit.wanted()}${SEARCH}`)
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

    await fc.assert(fc.asyncProperty(first, walk, walked), { numRuns: 200 })
    // Every state is reached in walks that nothing can disturb, so that the law was tried everywhere.
    for (const state of seenStates) {
      const visit = await walkTo(state)
      expect(visit.here()).toBe(`${visit.wanted()}${SEARCH}`)
      reached.add(visit.state())
    }
    expect([...reached].sort()).toEqual([...seenStates].sort())
  })
})
