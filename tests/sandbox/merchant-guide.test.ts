import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askOutcome, mayStopAsking } from '../../docs/merchant-guide/ask-outcome.mjs'
import { createOrder } from '../../docs/merchant-guide/create-order.mjs'
import { callProvider } from '../../docs/merchant-guide/provider.mjs'
import { isSigned } from '../../docs/merchant-guide/signature.mjs'
import { initializePayload } from '../../sandbox/api/merchant/initialize-payload'
import { MERCHANT_KEYS } from '../../sandbox/kernel/demo-merchant'
import { FLAG_NAMES, initFieldsSchema } from '../../sandbox/records/init-fields'
import { textOf } from '../support/reading/files'
import { ORIGINS } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import { MERCHANT, OUTCOME, openForMerchant } from './merchant-server'
import { NEW_CARD, PATHS, call, cardPayload } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openForMerchant()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('askOutcome of the merchant’s guide', () => {
  const open = async () => {
    const shopper = await readyForLater(sandbox)
    const { order, member, login } = shopper
    const outcome = () => askOutcome(MERCHANT, { id: order.orderId, price: 2480, token: order.token })
    const pay = (conversationId: string, cardNumber: string) => {
      const payload = cardPayload(member, login, { conversationId, paymentCard: { ...NEW_CARD, cardNumber } })
      return call(sandbox, { token: order.token, path: PATHS.auth, payload, headers: login.headers })
    }
    return { ...shopper, outcome, pay }
  }

  it('the guide’s askOutcome takes a decline as not final: another card pays the order (DOC-03~)', async () => {
    const { outcome, pay } = await open()
    expect(await outcome()).toBe('unpaid')
    await pay('card-1', '4111111111111129')
    expect(await outcome()).toBe('declined')
    await pay('card-2', '5400360000000003')
    expect(await outcome()).toBe('paid')
  })

  it('the guide’s askOutcome says “declined” over a transfer that can still pay the order (DOC-03~)', async () => {
    const { outcome, pay, send, transfer, order } = await open()
    await send('transfer', transfer())
    expect(await outcome()).toBe('waiting')
    await pay('card-1', '4111111111111129')
    expect(await outcome()).toBe('declined')
    await sandbox.control(`/orders/${order.token}/transfer`, {})
    expect(await outcome()).toBe('paid')
  })

  it('the guide’s askOutcome refuses another order’s token, and knows nothing of one never issued (DOC-03~)', async () => {
    const { order } = await open()
    await expect(askOutcome(MERCHANT, { id: 'GUIDE-2', price: 2480, token: order.token })).rejects.toThrow('GUIDE-2')
    expect(await askOutcome(MERCHANT, { id: order.orderId, price: 2480, token: 'none' })).toBe('unknown')
  })
})

describe('mayStopAsking of the merchant’s guide', () => {
  it.each([
    ['paid', 0, true],
    ['declined', 1500, false],
    ['declined', 1501, true],
    ['unpaid', 601_000, false],
    ['unpaid', 601_001, true],
    ['waiting', 9999, false],
    ['unknown', 9999, false],
  ] as const)('the guide’s mayStopAsking with %s at %d is %s (DOC-03~)', (outcome, now, may) => {
    expect(mayStopAsking(outcome, { expiresAt: 1000 }, 500, now)).toBe(may)
  })
})

const ADDRESS = { contactName: 'Elif Yılmaz', address: 'Moda Cad. 14', city: 'İstanbul', country: 'Türkiye' }

/** Nothing but the fields that the guide calls required. */
const ORDER = {
  id: 'GUIDE-1',
  price: 2480.5,
  callbackUrl: 'https://www.shop.example/callback',
  buyer: {
    id: 'B-1',
    name: 'Elif',
    surname: 'Yılmaz',
    identityNumber: '11111111111',
    email: 'elif@posta.example',
    registrationAddress: ADDRESS.address,
    city: ADDRESS.city,
    country: ADDRESS.country,
    ip: '127.0.0.1',
  },
  billingAddress: ADDRESS,
}

/** The names in the guide's table of required fields, with the names of the objects that they are in. */
function requiredInGuide(): string[] {
  const [, table = ''] =
    /^\| Required field [^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/m.exec(textOf('docs/merchant-guide.md')) ?? []
  return table.split('\n').flatMap((row) => {
    const [, cell = ''] = row.split('|')
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace('…', 'basketItems.'))
    return names.map((name) => (name.startsWith('.') ? `${String(names[0]).replace(/\..*$/, '')}${name}` : name))
  })
}

interface Field {
  readonly type: string
}

const requiredIn = (entries: Readonly<Record<string, Field>>, parent = '') =>
  Object.entries(entries).flatMap(([name, { type }]) => (type === 'optional' ? [] : [`${parent}${name}`]))

describe('createOrder of the merchant’s guide', () => {
  it('the guide’s table of required fields has those that the provider refuses to miss (DOC-03~)', () => {
    const { buyer, billingAddress, basketItems } = initializePayload.entries
    const wanted = [
      // Its absence has an error code of its own, so the payload's schema lets it be missing.
      'callbackUrl',
      ...requiredIn(initializePayload.entries).filter((name) => name !== 'buyer' && name !== 'billingAddress'),
      ...requiredIn(buyer.entries, 'buyer.'),
      ...requiredIn(billingAddress.entries, 'billingAddress.'),
      ...requiredIn(basketItems.item.entries, 'basketItems.'),
    ]
    expect(requiredInGuide().sort()).toEqual(wanted.sort())
  })

  it('the guide’s createOrder needs the required fields alone, and says when the order’s time ends (DOC-03~)', async () => {
    const before = Date.now()
    const { token, address, expiresAt } = await createOrder(MERCHANT, ORDER)
    expect(address).toBe(`${ORIGINS.app}/?token=${token}&lang=tr`)
    expect(expiresAt).toBeGreaterThanOrEqual(before + 1_800_000)
    expect(expiresAt).toBeLessThan(before + 1_900_000)
    expect(await askOutcome(MERCHANT, { id: ORDER.id, price: ORDER.price, token })).toBe('unpaid')
  })

  it('the guide’s createOrder names the provider’s error for a buyer without a name (DOC-03~)', async () => {
    const buyer = { ...ORDER.buyer, name: '' }
    await expect(createOrder(MERCHANT, { ...ORDER, buyer })).rejects.toThrow(/^11: /)
  })
})

describe('the sandbox’s own field of the merchant’s guide', () => {
  it('the guide’s example of `sandbox` is taken by initialize (DOC-03~)', async () => {
    const [, printed = ''] = /^```json\n("sandbox": [^]*?)\n```$/m.exec(textOf('docs/merchant-guide.md')) ?? []
    const { sandbox: chosen } = JSON.parse(`{${printed}}`) as {
      sandbox: { flags: object; init: object; times: object }
    }
    const { id, ...order } = ORDER
    const basketItems = [{ id: 'LAMP-46', name: 'Lamp', category1: 'Home', itemType: 'PHYSICAL', price: order.price }]
    const asked = { ...order, basketId: id, paidPrice: order.price, basketItems, sandbox: chosen }
    const opened = (await callProvider(MERCHANT, '/payment/pay-with-wallet/initialize', asked)) as Answer
    expect(opened).toMatchObject({ status: 'success', tokenExpireTime: 120 })
    const payload = { locale: 'tr', checkoutFormToken: opened['token'] }
    const { body } = await call(sandbox, { token: opened['token'] ?? '', path: PATHS.detail, payload })
    expect(body).toMatchObject({ ...chosen.flags, ...chosen.init, checkoutFormTokenExpireTime: 120 })
  })

  it('the guide’s settings are all taken by `sandbox`, as flags or as fields of `init` (DOC-03~)', () => {
    const guide = textOf('docs/merchant-guide.md')
    const [, table = ''] = /^\| Setting [^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/m.exec(guide) ?? []
    const settings = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)\w+/g) ?? [])
    const [, sentence = ''] = /^`init` takes ([^]*?), `flags` the other settings/m.exec(guide) ?? []
    const ofInit = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    expect(ofInit.filter((name) => !settings.includes(name) || !(name in initFieldsSchema.entries))).toEqual([])
    const flags: readonly string[] = FLAG_NAMES
    expect(settings.filter((name) => !ofInit.includes(name) && !flags.includes(name))).toEqual([])
    expect(settings.length).toBeGreaterThan(10)
  })
})

type Answer = Readonly<Record<string, string>>

describe('isSigned of the merchant’s guide', () => {
  const { secretKey } = MERCHANT_KEYS

  it('the guide’s isSigned accepts the answers’ signatures, and no other (DOC-03~)', async () => {
    const { order, pay } = await readyForLater(sandbox)
    const ask = async () =>
      (await callProvider(MERCHANT, OUTCOME, { conversationId: 'c', token: order.token })) as Answer
    expect(await ask()).not.toHaveProperty('signature')
    await pay()
    const { signature, paymentStatus = '', paymentId = '', currency = '', basketId = '', ...rest } = await ask()
    const { conversationId = '', paidPrice = '', price = '', token = '' } = rest
    const parts = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token]
    expect(isSigned(secretKey, signature, parts)).toBe(true)
    expect(isSigned(secretKey, signature, ['FAILURE', ...parts.slice(1)])).toBe(false)
    expect(isSigned('another key', signature, parts)).toBe(false)
    expect(isSigned(secretKey, undefined, parts)).toBe(false)
  })
})
