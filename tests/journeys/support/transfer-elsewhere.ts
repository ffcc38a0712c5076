import { createHash, randomBytes } from 'node:crypto'
import { createBankTransferGateway } from '../../../src/gateways/payment/bank-transfer/gateway'
import { valueOf } from '../../support/value-of'
import { type Tab, logInWithCode } from './kept'

const AKBANK = 46

/** Starts a transfer to Akbank as the member's other device would: the page of the test has no part in it. Resolves with its code. */
export async function startTransferElsewhere(visit: Omit<Tab, 'page'>): Promise<string> {
  const { app, login } = await logInWithCode(visit)
  app.session.logIn(login)
  const { order } = valueOf(await app.payments.detail())
  const { email, gsmNumber, memberId } = visit.member
  const transfers = createBankTransferGateway(app.requestContext)
  const { code } = valueOf(
    await transfers.start({
      submissionId: randomBytes(16).toString('hex'),
      price: order.price,
      userIdentification: createHash('sha256').update(email.toLowerCase()).digest('hex'),
      browserFingerprint: '',
      bankId: AKBANK,
      memberId,
      email,
      gsmNumber,
      memberGsmNumber: gsmNumber,
      isBuyerProtected: false,
    }),
  )
  return code
}
