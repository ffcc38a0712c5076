import { parseConfiguration } from '../../../src/app/composition/configuration'
import { openMemberPage } from '../../gateways/support/member-page'
import { valueOf } from '../../support/value-of'
import type { CardTexts } from '../../../machines/entities/card'
import type { WantedMember } from '../../support/control-answers'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { visitBank } from './bank'
import { leaving } from './leaving'
import type { Cell } from './cells'
import { rulesOf } from './cells'
import type { Manner } from './journey-call'
import { elsewhere, inTab, openTab } from './tab'
import { type Verdict, verdictOn } from './verdict'
import { visit } from './visit'
import type { Shopper } from './shopper'
import { cardOf } from './ways'
import type { WantedFault } from '../../../sandbox/records/fault'

const GOOD = cardOf('5400360000000003')
/** From a bank that offers installments. */
const LENT = cardOf('5526080000000006')
const DECLINED = cardOf('4111111111111129')

const FLAGS = { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true, creditEnabled: true }

/** Each member's wallet. The balance suffices for one payment, so a payment delivered twice by the network is refused the second time. */
const WALLETS: Readonly<Record<Manner, WantedMember>> = {
  plain: {},
  installments: {},
  threeDS: {},
  balance: { balance: 3_000 },
  mixed: { balance: 640.25, cards: [{ cardNumber: GOOD.cardNumber }] },
  mixedAtBank: { balance: 640.25 },
  credit: {},
  transfer: {},
  refund: {},
  settlement: {},
}

const HOUR = 3_600_000

/** The price after a change, in major units. */
const OTHER_PRICE = 2_530

/** Plays a whole visit of a new shopper in which one thing goes wrong. */
export async function play(cell: Cell, { client, origins }: SandboxOfFile, configuration: string): Promise<Verdict> {
  const { brought, countsFrom, asksForAnotherCode, firstCard, isOffer, twist, manner = 'plain' } = cell.call
  const { email, gsmNumber, memberId: payerId } = await client.makeMember({ kycLevel: 1, ...WALLETS[manner] })
  const { token } = await client.makeOrder({
    email,
    gsmNumber,
    flags: FLAGS,
    ...(manner === 'refund' && { refund: { payerId } }),
    ...(manner === 'settlement' && { settlement: { subMerchantKey: payerId } }),
  })
  // Node's client never resends a cut call, so connections can stay open, which parallel visits share.
  const strike = (fault: WantedFault) => client.setFault({ ...fault, token, keepConnections: true })
  const ruleIds: string[] = []
  const goWrong = async () => {
    for (const fault of rulesOf(cell)) ruleIds.push((await strike(fault)).id)
  }
  if (brought) await strike(brought)
  if (!countsFrom) await goWrong()

  const left = leaving(twist, () => tab)
  let presses = 0
  const good = manner === 'installments' ? LENT : GOOD
  // A press that sent nothing has used up no card.
  const nextCard = (): CardTexts => (tab.book.sent.size === 0 && firstCard === 'declined' ? DECLINED : good)
  const shopper: Shopper = {
    email,
    gsmNumber,
    nextCard,
    manner,
    waitsForOffers: !isOffer,
    inbox: () => client.messages(gsmNumber),
    asksForAnother: asksForAnotherCode === true,
    typedCode: '',
    afterPaying: () => left.at('pressed'),
    leaves: left.how === 'exit',
    edits: twist === 'edit',
    changesDevice: twist === 'device',
    visitBank,
    troubles: cell.also?.length ?? 0,
    beforePaying: async () => {
      presses += 1
      left.press()
      if ((twist === 'price' || left.isAsked) && presses === 1) await client.changePrice(token, OTHER_PRICE)
      if (countsFrom === 'paying' && presses === 1) await goWrong()
    },
  }
  // Faults on every call, and those that end logins, also hit the rival, who then pays nothing.
  let rival: Promise<void> | undefined
  async function payAsRival() {
    const at = { client, configuration: parseConfiguration(configuration, origins.app), order: { token } }
    const page = openMemberPage({ ...at, member: { memberId: payerId, email, gsmNumber } })
    valueOf(await page.app.payments.payByCard.auth(await page.payment({ submissionId: `rival-of-${token}` })))
  }
  const tab = openTab({
    origin: origins.app,
    bank: origins.bank,
    configuration,
    beforeSending: async () => {
      if (twist === 'ahead' || twist === 'behind') tab.clockOff = twist === 'ahead' ? HOUR : -HOUR
      if (countsFrom === 'sending' && tab.book.sent.size === 1) await goWrong()
    },
    passing: (moment) => {
      left.at(moment)
      if (moment === 'sent' && twist === 'rival' && tab.book.sent.size === 1)
        rival = elsewhere(payAsRival).catch(() => undefined)
    },
  })
  const visited = await inTab(tab, () => visit(token, tab, shopper, left.overhear))
  await rival
  const isSentOnceLeft = left.isSentOnceLeft()
  const verdict = await verdictOn({ cell, token, visit: visited, isSentOnceLeft, ruleIds }, client)
  await client.clearFaults(token)
  return verdict
}
