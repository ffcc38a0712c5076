import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BankVisit } from '../../src/checkout/bank-visit'
import { createPendingBankRedirect } from '../../src/services/redirects/pending-bank-redirect'

const posted = vi.hoisted(() => ({ forms: [] as unknown[][], isForbidden: false }))

vi.mock('../../src/services/redirects/post-form', () => ({
  async postForm(...form: unknown[]) {
    posted.forms.push(form)
    if (posted.isForbidden) throw new Error('forbidden')
    return undefined
  },
}))

const FORM = { action: 'https://acs.bank.example/3ds', host: 'acs.bank.example', fields: [['PaReq', 'x']] } as const

const HOME = new URL('https://pay.example/pay') as unknown as Location

function way() {
  const emitted: string[] = []
  const redirect = createPendingBankRedirect({
    onUnseen: () => emitted.push('unseen'),
    onGone: () => emitted.push('gone'),
    onReturned: () => emitted.push('back'),
    onBankClosed: () => emitted.push('closed'),
    onOpenBeside: () => emitted.push('beside'),
    emit: ({ type }) => emitted.push(type),
  })
  redirect.hold(FORM)
  /** The bank's frame is rendered and ready for the form. */
  function shown() {
    const visit = redirect.visit()
    if (!visit) throw new Error('no bank is shown')
    return visit
  }
  return { emitted, redirect, shown }
}

beforeEach(() => {
  Object.assign(posted, { forms: [], isForbidden: false })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('bank redirects of a top-level page', () => {
  it('a bank redirect of a top-level page leaves the page (CARD-10~)', async () => {
    const { redirect, emitted } = way()
    await redirect.go()
    expect([posted.forms, emitted, redirect.visit()]).toEqual([[[FORM.action, FORM.fields]], ['gone'], undefined])
  })

  it('a forbidden bank redirect reports the bank as unseen, even after an earlier redirect (PAY-13~)', async () => {
    const { redirect, emitted } = way()
    await redirect.go()
    redirect.hold(FORM)
    posted.isForbidden = true
    await expect(redirect.go()).rejects.toThrow()
    expect([emitted, redirect.host()]).toEqual([['gone', 'gone', 'unseen'], undefined])
  })
})

/** Routes the page's event listeners to `page`. */
function stubPage(page: EventTarget) {
  for (const method of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(method, page[method].bind(page))
}

describe('bank redirects of a framed page', () => {
  beforeEach(() => {
    vi.stubGlobal('parent', {})
    stubPage(new EventTarget())
    vi.stubGlobal('location', HOME)
  })

  it('a framed page shows the bank in a frame and posts the bank’s form there (SHELL-12~)', async () => {
    const { redirect, emitted, shown } = way()
    const going = redirect.go()
    expect(shown().host).toBe(FORM.host)
    shown().postTo('bank-page')
    await going
    expect([posted.forms, emitted]).toEqual([[[FORM.action, FORM.fields, 'bank-page']], ['beside', 'tab.openedBank']])
  })

  it('each page after the first in the bank’s frame makes the checkout ask again, and stays (SHELL-12~)', () => {
    const { redirect, emitted, shown } = way()
    void redirect.go()
    shown().onMoved(null)
    expect([emitted, shown().host]).toEqual([['beside', 'tab.openedBank', 'tab.restored'], FORM.host])
  })

  it('only the way back among the pages in the bank’s frame reports the shopper as back (SHELL-12~, GWY-11~)', () => {
    const { redirect, emitted, shown } = way()
    void redirect.go()
    shown().onMoved(null)
    shown().onMoved({ location: HOME })
    expect(emitted).toEqual(['beside', 'tab.openedBank', 'tab.restored', 'back', 'tab.restored'])
  })

  it('a bank’s page that goes on in another window does not report the shopper as back (SHELL-12~, GWY-11~)', () => {
    const { redirect, emitted, shown } = way()
    void redirect.go()
    shown().onTakenOut()
    expect([emitted, redirect.visit()]).toEqual([['beside', 'tab.openedBank', 'beside'], undefined])
  })

  it('a bank’s page that goes on as the whole page reports this page as gone to the bank (SHELL-12~, GWY-11~)', () => {
    const { redirect, emitted, shown } = way()
    void redirect.go()
    shown().onLeft()
    expect([emitted, shown().host]).toEqual([['beside', 'tab.openedBank', 'gone'], FORM.host])
  })

  it.each([
    [
      'stays where its sandbox forbids the way out: it is not back when loaded again',
      undefined,
      ['beside', 'tab.stayed'],
    ],
    ['is left once the browser has begun to leave it, however slow the bank is', 'beforeunload', []],
    ['is left where the browser says so only at the end', 'pagehide', []],
  ])('a page that goes to the bank as a whole page %s (SHELL-12~, GWY-11~)', (_, event, after) => {
    vi.useFakeTimers()
    const page = new EventTarget()
    stubPage(page)
    const { redirect, emitted, shown } = way()
    void redirect.go()
    shown().onLeft()
    if (event !== undefined) page.dispatchEvent(new Event(event))
    vi.advanceTimersByTime(2_999)
    expect(emitted).toEqual(['beside', 'tab.openedBank', 'gone'])
    vi.advanceTimersByTime(1)
    expect(emitted).toEqual(['beside', 'tab.openedBank', 'gone', ...after])
  })

  it.each([
    ['closes', (visit: BankVisit) => visit.onClosed(), ['beside', 'closed']],
    ['goes on with elsewhere', (visit: BankVisit) => visit.onTakenOut(), ['beside']],
    ['comes back from', (visit: BankVisit) => visit.onMoved({ location: HOME }), ['beside', 'back', 'tab.restored']],
  ] as const)(
    'a bank’s page that the shopper %s is followed by no report that the checkout stayed (SHELL-12~, GWY-11~)',
    (_, go, after) => {
      vi.useFakeTimers()
      const { redirect, emitted, shown } = way()
      void redirect.go()
      const visit = shown()
      visit.onLeft()
      go(visit)
      vi.runAllTimers()
      expect(emitted).toEqual(['beside', 'tab.openedBank', 'gone', ...after])
    },
  )

  it('a forbidden way out reports nothing once its payment has ended (SHELL-12~, BEST-01~)', () => {
    vi.useFakeTimers()
    const { redirect, emitted, shown } = way()
    void redirect.go()
    shown().onLeft()
    shown().onLeft()
    redirect.clear()
    vi.runAllTimers()
    expect(emitted).toEqual(['beside', 'tab.openedBank', 'gone', 'gone', 'tab.closedBank'])
  })

  it('the bank’s frame closes once the outcome is known or another bank redirect is held (SHELL-12~)', () => {
    for (const end of ['forget', 'hold'] as const) {
      const { redirect, emitted } = way()
      void redirect.go()
      if (end === 'forget') redirect.clear()
      else redirect.hold(FORM)
      expect([emitted, redirect.visit()]).toEqual([['beside', 'tab.openedBank', 'tab.closedBank'], undefined])
    }
  })

  it('a bank’s frame that the shopper closes can be opened again (SHELL-12~)', () => {
    const { redirect, emitted, shown } = way()
    void redirect.go()
    shown().onClosed()
    expect([emitted, redirect.host(), redirect.visit()]).toEqual([
      ['beside', 'tab.openedBank', 'closed'],
      FORM.host,
      undefined,
    ])
    void redirect.go()
    expect(shown().host).toBe(FORM.host)
  })

  it('a bank counts as not reached where the policy forbids the post or the code fails to load (SHELL-12~)', async () => {
    posted.isForbidden = true
    for (const fail of ['postTo', 'onFailed'] as const) {
      const { redirect, emitted, shown } = way()
      const going = redirect.go()
      shown()[fail]('bank-page')
      await expect(going).rejects.toThrow()
      expect(Array.from(emitted).sort()).toEqual(['beside', 'tab.closedBank', 'tab.openedBank', 'unseen'])
      expect([redirect.host(), redirect.visit()]).toEqual([undefined, undefined])
    }
  })
})
