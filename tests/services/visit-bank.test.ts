import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bankFrame } from '../../src/checkout/bank-frame'
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

function way() {
  const told: string[] = []
  const redirect = createPendingBankRedirect({
    tellUnseen: () => told.push('unseen'),
    tellGone: () => told.push('gone'),
    tellBack: () => told.push('back'),
  })
  redirect.hold(FORM)
  return { told, redirect }
}

/** The frame is there, and posts into itself. */
function shown() {
  const visit = bankFrame.current()
  if (!visit) throw new Error('no bank is shown')
  return visit
}

beforeEach(() => {
  Object.assign(posted, { forms: [], isForbidden: false })
})

afterEach(() => {
  bankFrame.show(undefined)
  vi.unstubAllGlobals()
})

describe('from a page that is alone', () => {
  it('the way to a bank leaves the page (CARD-10~)', async () => {
    const { redirect, told } = way()
    await redirect.go()
    expect([posted.forms, told, bankFrame.current()]).toEqual([[[FORM.action, FORM.fields]], ['gone'], undefined])
  })
})

describe('from a page in a frame', () => {
  beforeEach(() => {
    vi.stubGlobal('parent', {})
  })

  it('the bank is shown within the page, and its form goes where the page shows it (SHELL-12~)', async () => {
    const { redirect, told } = way()
    const going = redirect.go()
    expect(shown().host).toBe(FORM.host)
    shown().postTo('bank-page')
    await going
    expect([posted.forms, told]).toEqual([[[FORM.action, FORM.fields, 'bank-page']], ['gone']])
  })

  it('each page after the bank’s first one has the order asked, and the bank stays (SHELL-12~)', () => {
    const { redirect, told } = way()
    void redirect.go()
    shown().onMoved()
    expect([told, bankFrame.current()?.host]).toEqual([['gone', 'back'], FORM.host])
  })

  it('the bank goes once the outcome is known, and when another way is held (SHELL-12~)', () => {
    for (const end of ['forget', 'hold'] as const) {
      const { redirect } = way()
      void redirect.go()
      if (end === 'forget') redirect.forget()
      else redirect.hold(FORM)
      expect(bankFrame.current()).toBeUndefined()
    }
  })

  it('the shopper closes the bank’s page, the order is asked, and the way can be gone again (SHELL-12~)', () => {
    const { redirect, told } = way()
    void redirect.go()
    shown().close()
    expect([told, redirect.host(), bankFrame.current()]).toEqual([['gone', 'back'], FORM.host, undefined])
    void redirect.go()
    expect(shown().host).toBe(FORM.host)
  })

  it('a policy that forbids the post, and code that is missing, end the way: the bank was not reached (SHELL-12~)', async () => {
    posted.isForbidden = true
    for (const fail of [() => shown().postTo('bank-page'), () => shown().onFailed()]) {
      const { redirect, told } = way()
      const going = redirect.go()
      fail()
      await expect(going).rejects.toThrow()
      expect([told, redirect.host(), bankFrame.current()]).toEqual([['gone', 'unseen'], undefined, undefined])
    }
  })

  it('a shopper who watches what is shown hears of each change until they stop (SHELL-12~)', () => {
    const heard: (string | undefined)[] = []
    const stop = bankFrame.subscribe(() => heard.push(bankFrame.current()?.host))
    void way().redirect.go()
    bankFrame.show(undefined)
    bankFrame.show(undefined)
    stop()
    void way().redirect.go()
    expect(heard).toEqual([FORM.host, undefined])
  })
})
