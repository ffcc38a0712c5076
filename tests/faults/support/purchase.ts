import type { CardTexts } from '../../../machines/entities/card'
import { DEFAULT_TIMINGS } from '../../../src/app/composition/timings'
import { openTab, inTab } from './tab'
import type { Manner } from './journey-call'
import type { Shopper } from './shopper'
import { visit } from './visit'
import { cardOf } from './ways'
import { fakeBrowser } from '../../support/fake-browser'
import { configurationOf, OTHER_HEADERS } from '../../documented-provider/configuration'
import type { KnobName } from '../../documented-provider/knobs'
import { type Provider, startProvider } from '../../documented-provider/provider'
import type { WantedMember } from '../../documented-provider/members'

export const APP = 'http://127.0.0.1:1'

const DIVISORS = { waits: 100, limits: 8 }

/** A call's deadline: long enough for a machine with other work. */
const isLimit = (name: string) => /(?:Deadline|After)$/.test(name)

const timings = Object.fromEntries(
  Object.entries(DEFAULT_TIMINGS).map(([name, ms]) => [name, ms / (isLimit(name) ? DIVISORS.limits : DIVISORS.waits)]),
)

const GOOD = cardOf('5400360000000003')
/** From a bank that offers installments. */
const LENT = cardOf('5526080000000006')

const WALLETS: Partial<Record<Manner, WantedMember>> = {
  balance: { balance: 3_000 },
  mixed: { balance: 640.25, cards: [GOOD.cardNumber] },
}

export const MANNERS = ['plain', 'installments', 'threeDS', 'balance', 'mixed', 'transfer'] as const

/** How a purchase ended, on the page and in the ledger. */
export interface Purchase {
  readonly manner: Manner
  readonly screen: string
  readonly said: readonly string[]
  readonly wrongs: readonly string[]
}

const PRICE = 2480

/** Lets a new member buy from a provider with these behaviours. */
async function purchase(provider: Provider, manner: Manner): Promise<Purchase> {
  const { email, gsmNumber } = provider.makeMember({ kycLevel: 2, ...WALLETS[manner] })
  const { token } = provider.makeOrder({ email, gsmNumber, price: PRICE })
  const card: CardTexts = manner === 'installments' ? LENT : GOOD
  const shopper: Shopper = {
    email,
    gsmNumber,
    nextCard: () => card,
    manner,
    waitsForOffers: true,
    inbox: async () =>
      provider
        .codes(gsmNumber)
        .map((code) => ({ code }))
        .reverse(),
    asksForAnother: false,
    typedCode: '',
    edits: false,
    changesDevice: false,
    troubles: 0,
    beforePaying: () => Promise.resolve(),
    visitBank: async () => new URL(provider.bankDecides(token, 'approved')).pathname,
  }
  const tab = openTab({
    origin: APP,
    bank: provider.bankOrigin,
    configuration: JSON.stringify({ ...configurationOf(provider.origin), timings }),
  })
  const { screen, claims, codes, hasWayOn } = await inTab(tab, () => visit(token, tab, shopper))
  const isPaid = screen === 'result' && manner !== 'transfer'
  // A page of the same tab would count as opened before the payment, so the second visit uses a new browser.
  tab.left = undefined
  tab.browser = fakeBrowser()
  const again = isPaid ? await inTab(tab, () => visit(token, tab, shopper)) : undefined
  const paid = provider.ledger(token)
  const isTransfer = manner === 'transfer'
  const isShown = isTransfer ? codes.has(provider.order(token).transfer?.code ?? '') : screen === 'result'
  const found = {
    'no way on': !hasWayOn,
    'paid twice': paid.length > 1,
    'not paid': !isTransfer && paid.length === 0,
    'not shown': !isShown,
    'another sum': paid.some(({ amount }) =>
      claims.some((claim) => claim.says === 'paid' && claim.amount !== Math.round(amount * 100)),
    ),
    'another SMS': provider.codes(gsmNumber).length > 1,
    'in one part': manner === 'installments' && paid.some(({ installment }) => installment === 1),
    'lost on a reload': again !== undefined && again.screen !== 'result',
    'looked lost': claims.some(({ says }) => says === 'checking'),
  }
  return {
    manner,
    screen,
    said: claims.map(({ says }) => says),
    wrongs: Object.entries(found).flatMap(([wrong, isSo]) => (isSo ? [wrong] : [])),
  }
}

/** Buys with each method in parallel, from one provider with these behaviours. */
export async function purchasesWith(knobs: readonly KnobName[], seed = 1): Promise<readonly Purchase[]> {
  const provider = await startProvider({
    appOrigin: APP,
    knobs,
    seed,
    otherHeaders: OTHER_HEADERS,
  })
  try {
    return await Promise.all(MANNERS.map((manner) => purchase(provider, manner)))
  } finally {
    await provider.close()
  }
}
