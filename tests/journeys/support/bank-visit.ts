import type { Page } from '@playwright/test'
import { applyForCredit, validateCredit } from '../../../src/gateways/member/shopping-credit/calls'
import { sendAppLink } from '../../../src/gateways/member/identity/calls'
import { startBankTransfer } from '../../../src/gateways/payment/bank-transfer/calls'
import { authoriseByThreeDS } from '../../../src/gateways/payment/card/calls'
import type { CardPayment } from '../../../src/gateways/payment/card/payload'
import { configurationAt } from '../../gateways/support/app'
import { openMemberPage } from '../../gateways/support/member-page'
import { valueOf } from '../../support/value-of'
import type { MadeMember, MadeOrder } from '../../support/control-answers'
import type { SandboxClient } from '../../support/sandbox-client'

/** Submits the only form of a bank's document, which is parsed as text and never run. */
async function postFormIn(html: string, page: Page): Promise<void> {
  await page.goto('about:blank')
  const arrived = page.waitForURL(/^http/)
  await page.evaluate((text) => {
    const given = new DOMParser().parseFromString(text, 'text/html').forms[0]
    const form = document.createElement('form')
    form.method = 'post'
    form.action = given?.action ?? ''
    for (const { name, value } of given?.querySelectorAll('input') ?? []) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    }
    document.body.append(form)
    form.submit()
  }, html)
  await arrived
}

interface Visit {
  readonly page: Page
  readonly sandbox: SandboxClient
  readonly app: string
  readonly member: MadeMember
  readonly order: MadeOrder
}

export type Visitor = Awaited<ReturnType<typeof visitorOf>>

/** Leads to pages outside the checkout: starts with the app's own calls, continues in the browser. */
export async function visitorOf({ page, sandbox, app, member, order }: Visit) {
  const configuration = await configurationAt(app)
  const { app: opened, payment } = openMemberPage({ client: sandbox, configuration, member, order })
  const { requestContext } = opened
  const { memberId, email, gsmNumber } = member
  const price = { minor: 248_000, currency: 'TRY' }

  return {
    async toThreeDS(changed?: Partial<CardPayment>) {
      const answered = valueOf(await authoriseByThreeDS(requestContext, await payment(changed)))
      if (answered.kind !== 'redirected') throw new Error('The bank did not want to see the shopper')
      await postFormIn(answered.page.html, page)
    },

    async toCreditPage() {
      const { submissionId } = await payment()
      const paymentSourceName = 'DEMO_SHOP'
      const { creditToken } = valueOf(await validateCredit(requestContext, { memberId, price, paymentSourceName }))
      const application = { submissionId, creditToken, acquirerId: 901, memberId, paymentSourceName }
      const contact = { memberEmail: email, memberGsmNumber: gsmNumber }
      await postFormIn(valueOf(await applyForCredit(requestContext, { ...application, ...contact })).html, page)
    },

    async beginTransfer(): Promise<string> {
      const { submissionId, userIdentification, browserFingerprint } = await payment()
      const paying = { submissionId, price, userIdentification, browserFingerprint }
      const contact = { memberId, email, gsmNumber, memberGsmNumber: gsmNumber }
      const transfer = await startBankTransfer(requestContext, {
        ...paying,
        ...contact,
        bankId: 46,
        isBuyerProtected: false,
      })
      return valueOf(transfer).code
    },

    /** Requests the app link, and returns it from the SMS. */
    async askForAppLink(): Promise<string> {
      await payment()
      valueOf(await sendAppLink(requestContext, { deviceType: 'ios', linkType: 'ios' }))
      const [message] = await sandbox.messages(gsmNumber)
      return message?.link ?? ''
    },
  }
}
