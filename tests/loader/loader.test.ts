import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CheckoutOptions, open } from '../../src/loader/loader'
import type { CheckoutMessage } from '../../src/loader/messages'
import { hostileMessages } from '../support/hostile-messages'
import { FakeElement, fakePage } from './fake-page'

const ORIGIN = 'https://pay.wallet.example'
const ADDRESS = `${ORIGIN}/?token=04de&lang=tr`

afterEach(() => vi.unstubAllGlobals())

function opened(options: Partial<CheckoutOptions> = {}, around: Parameters<typeof fakePage>[0] = {}) {
  const page = fakePage(around)
  const place = new FakeElement('div')
  const heard: unknown[] = []
  const checkout = open({
    address: ADDRESS,
    in: place as unknown as Element,
    onReady: () => heard.push('ready'),
    onStep: (step) => heard.push(step),
    onResult: (result) => heard.push(result),
    onExpired: () => heard.push('expired'),
    onClosed: () => heard.push('closed'),
    ...options,
  })
  const tell = (data: CheckoutMessage) => {
    page.tell({ data, origin: ORIGIN, source: page.found('iframe').contentWindow })
  }
  return { page, place, heard, checkout, tell }
}

const step = (name: 'choose' | 'paying' | 'checking') => ({ type: 'checkout.step', version: 1, step: name }) as const

describe('the loader in an element', () => {
  it('the loader in an element shows the embedded checkout in a frame with OTP and clipboard access (BEST-12~)', () => {
    const { page, place } = opened()
    const frame = page.found('iframe')
    expect(place.children).toEqual([frame])
    expect(frame).toMatchObject({
      src: `${ORIGIN}/embed/?token=04de&lang=tr`,
      allow: 'clipboard-write; otp-credentials',
      title: 'Ödeme',
    })
  })

  it.each([
    [`${ORIGIN}/refund-to-balance?token=1`, `${ORIGIN}/embed/refund-to-balance?token=1`],
    [`${ORIGIN}/embed/?token=1`, `${ORIGIN}/embed/?token=1`],
    [`${ORIGIN}/embedded?token=1`, `${ORIGIN}/embed/embedded?token=1`],
  ])('the loader in an element opens the URL %s as %s (BEST-12~)', (address, src) => {
    expect(opened({ address }).page.found('iframe').src).toBe(src)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'order/7'])(
    'the loader in an element refuses the URL %s (BEST-12~, SEC-02~)',
    (address) => {
      expect(() => opened({ address })).toThrow(TypeError)
    },
  )

  it('the loader in an element sets the frame’s height and scrolls as the checkout asks (BEST-12~)', () => {
    const { page, tell } = opened()
    tell({ type: 'RESIZE', height: 812 })
    tell({ type: 'SCROLL', y: 40 })
    expect(page.found('iframe').style['height']).toBe('812px')
    expect(page.scrolledBy).toEqual([[0, 240]])
  })

  it('the loader in an element calls the merchant’s callbacks for the checkout’s messages (BEST-12~)', () => {
    const { heard, tell } = opened()
    tell({ type: 'ec.start', version: 1 })
    tell(step('choose'))
    tell({ type: 'ec.complete', version: 1, result: 'paid' })
    tell({ type: 'checkout.expired', version: 1 })
    expect(heard).toEqual(['ready', 'choose', 'paid', 'expired'])
  })

  it('the loader in an element removes the frame once, and then ignores messages (BEST-12~)', () => {
    const { page, heard, checkout, tell } = opened()
    checkout.close()
    checkout.close()
    tell(step('choose'))
    expect([heard, page.found('iframe').isGone, page.hearers.size]).toEqual([['closed'], true, 0])
  })

  it('the loader in an element calls onClosed when the shopper leaves for the shop (BEST-12~)', () => {
    const { heard, tell } = opened()
    tell({ type: 'checkout.closed', version: 1 })
    expect(heard).toEqual(['closed'])
  })

  it('the loader in an element does nothing for a hostile message (BEST-12~, SEC-02~)', () => {
    const { page, heard } = opened()
    const frame = page.found('iframe')
    const before = { ...frame.style }
    const messages = [
      { type: 'RESIZE', height: 1 },
      { type: 'SCROLL', y: 1 },
      { type: 'ec.complete', version: 1, result: 'paid' },
      { type: 'checkout.closed', version: 1 },
    ]
    const hostile = hostileMessages({ messages, origin: ORIGIN, source: frame.contentWindow ?? {} }, 4)
    hostile.forEach(page.tell)
    expect(hostile.length).toBeGreaterThanOrEqual(50)
    expect([frame.style, heard, page.scrolledBy, frame.isGone, frame.posted]).toEqual([before, [], [], false, []])
  })
})

describe('the theme of the embedded checkout', () => {
  it.each([
    ['normal', true, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['light dark', true, 'dark'],
    ['light dark', false, 'light'],
  ])(
    'the loader sends the frame the theme of a page with color-scheme %s and a dark system: %s (BEST-12~)',
    (colorScheme, isDark, theme) => {
      const { page, tell } = opened({}, { colorScheme, isDark })
      tell({ type: 'ec.start', version: 1 })
      const frame = page.found('iframe')
      expect(frame.style['colorScheme']).toBe(theme)
      expect(frame.posted).toEqual([[{ type: 'checkout.theme', version: 1, theme }, ORIGIN]])
    },
  )

  it('the loader sends the frame another theme once the system’s preference has changed (BEST-12~)', () => {
    const { page, checkout } = opened({}, { colorScheme: 'light dark' })
    const frame = page.found('iframe')
    page.setDark(true)
    expect(frame.style['colorScheme']).toBe('dark')
    expect(frame.posted).toEqual([[{ type: 'checkout.theme', version: 1, theme: 'dark' }, ORIGIN]])
    checkout.setTheme('dark')
    page.setDark(false)
    expect(frame.style['colorScheme']).toBe('dark')
    checkout.close()
    page.setDark(true)
    expect(frame.posted).toHaveLength(3)
  })

  it('the loader sends the merchant’s theme to the checkout’s origin alone, and has it itself (BEST-12~, SEC-02~)', () => {
    for (const options of [{}, { in: 'modal' }] as const) {
      const { page, checkout } = opened({ theme: 'dark', ...options })
      const { style } = page.found('in' in options ? 'dialog' : 'iframe')
      expect(style['colorScheme']).toBe('dark')
      checkout.setTheme('light')
      expect(style['colorScheme']).toBe('light')
      expect(page.found('iframe').posted).toEqual([[{ type: 'checkout.theme', version: 1, theme: 'light' }, ORIGIN]])
    }
  })
})

describe('the loader in a modal', () => {
  const cancelled = (dialog: FakeElement) => {
    // As a browser does, keeps the dialog open.
    expect(dialog.oncancel?.()).toBe(false)
  }

  it('the loader in a modal shows the frame in a dialog with a close button, in the page’s language or the merchant’s words (BEST-12~)', () => {
    const { page, heard } = opened({ in: 'modal' }, { lang: 'en' })
    const [dialog, button, scroller] = [page.found('dialog'), page.found('button'), page.found('div')]
    const frame = page.found('iframe')
    expect([page.body.children, dialog.timesShown]).toEqual([[dialog], 1])
    expect([dialog.children, scroller.children]).toEqual([[page.found('output'), button, scroller], [frame]])
    const namesIn = ({ found }: typeof page) => ['dialog', 'button'].map((tag) => found(tag).attributes['aria-label'])
    expect([...namesIn(page), frame.title]).toEqual(['Checkout', 'Close', 'Checkout'])
    expect(namesIn(opened({ in: 'modal', title: 'Kasse', closeLabel: 'Zu' }).page)).toEqual(['Kasse', 'Zu'])
    button.onclick?.()
    expect([heard, dialog.isGone]).toEqual([['closed'], true])
  })

  it('the loader in a modal can’t be closed while a payment is sent, and can while it is checked (BEST-12~)', () => {
    const { page, heard, tell } = opened({ in: 'modal' })
    const dialog = page.found('dialog')
    tell(step('paying'))
    cancelled(dialog)
    expect(dialog.isGone).toBe(false)
    tell(step('checking'))
    cancelled(dialog)
    expect([dialog.isGone, heard]).toEqual([true, ['paying', 'checking', 'closed']])
  })

  it.each([
    ['tr', 'İşlem sürüyor', undefined],
    ['en', 'In progress', undefined],
    ['de', 'In Arbeit', 'In Arbeit'],
  ])(
    'the loader in a modal says in %s why a press on × does not close it, until the step ends (BEST-12~)',
    (lang, words, waitLabel) => {
      const { page, tell } = opened({ in: 'modal', ...(waitLabel && { waitLabel }) }, { lang })
      const note = page.found('output')
      tell(step('paying'))
      expect(note.textContent).toBe('')
      page.found('button').onclick?.()
      tell({ type: 'RESIZE', height: 700 })
      expect(note.textContent).toBe(words)
      tell(step('checking'))
      expect(note.textContent).toBe('')
    },
  )

  it.each([
    { type: 'ec.complete', version: 1, result: 'claimed' },
    { type: 'checkout.expired', version: 1 },
  ] as const)('the loader in a modal can be closed again once the payment has ended with $type (BEST-12~)', (end) => {
    const { page, tell } = opened({ in: 'modal' })
    tell(step('paying'))
    tell({ type: 'RESIZE', height: 700 })
    cancelled(page.found('dialog'))
    expect(page.found('dialog').isGone).toBe(false)
    tell(end)
    cancelled(page.found('dialog'))
    expect(page.found('dialog').isGone).toBe(true)
  })

  it('the loader in a modal can be closed after the frame has loaded another page during a payment (BEST-12~)', () => {
    const { page, tell } = opened({ in: 'modal' })
    tell(step('paying'))
    // The checkout's own load may come late.
    page.found('iframe').onload?.()
    cancelled(page.found('dialog'))
    expect([page.found('dialog').isGone, page.found('output').textContent]).toEqual([false, 'İşlem sürüyor'])
    page.found('iframe').onload?.()
    expect(page.found('output').textContent).toBe('')
    cancelled(page.found('dialog'))
    expect(page.found('dialog').isGone).toBe(true)
  })

  it('the loader in a modal reopens a dialog that the browser closed during a payment, else closes (BEST-12~)', () => {
    const { page, heard, tell } = opened({ in: 'modal' })
    const dialog = page.found('dialog')
    tell(step('paying'))
    dialog.onclose?.()
    expect([dialog.timesShown, dialog.isGone]).toEqual([2, false])
    tell(step('choose'))
    dialog.onclose?.()
    expect([dialog.timesShown, dialog.isGone, heard]).toEqual([2, true, ['paying', 'choose', 'closed']])
  })

  it('the loader in a modal scrolls the frame below the close button (BEST-12~)', () => {
    const { page, tell } = opened({ in: 'modal' })
    tell({ type: 'SCROLL', y: 100 })
    expect(page.found('div').scrolled).toEqual([[0, 100]])
  })

  it('the loader in a modal redirects to the checkout if the browser has no dialog element, and one in an element does not (BEST-12~)', () => {
    expect(opened({ in: 'modal' }, { hasDialogs: false }).page.assigned).toEqual([ADDRESS])
    expect(opened({}, { hasDialogs: false }).page.assigned).toEqual([])
  })
})

describe('the loader with redirect', () => {
  it('the loader with redirect opens the checkout in the same window (BEST-12~)', () => {
    const { page, checkout } = opened({ in: 'redirect' })
    checkout.close()
    checkout.setTheme('dark')
    expect([page.assigned, page.hearers.size]).toEqual([[ADDRESS], 0])
  })
})
