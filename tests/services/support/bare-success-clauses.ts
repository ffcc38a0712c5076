import { claimRefund } from '../../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../../src/gateways/consumer/settlement/calls'
import type { RequestContext } from '../../../src/gateways/described-call'
import { ATTEMPTED } from '../../support/attempted'
import { gatewaysAnswered, gatewaysOver, httpAnswering } from '../../support/answering-http'
import { PAYMENT } from '../../support/payment'
import { valueOf } from '../../support/value-of'
import { clause } from './clause'
import { SENT, searchingAfter } from './searching'

const OF_MEMBER = { ...PAYMENT, memberId: '7', memberToken: 'wallet-token' }
const MIX = { ...OF_MEMBER, balanceUsed: { minor: 100, currency: 'TRY' } }
const BALANCE = { ...OF_MEMBER, memberGsmNumber: PAYMENT.gsmNumber }

/** After the provider's processing window and after the bank's session. */
const LATE = { systemTime: SENT + 700_000 }

type OrderSays = Readonly<Record<string, unknown>> & { readonly isOurs?: true }

const orderSaying =
  ({ isOurs, ...said }: OrderSays) =>
  (submissionId: string) =>
    httpAnswering(JSON.stringify({ status: 'success', ...said, ...(isOurs && { submissionId }) }))

/** How the search ends; if it does not end on its own, the shopper checks again. */
async function endOf({ actor, deps, http, answered }: Awaited<ReturnType<typeof searchingAfter>>) {
  let { output } = await answered()
  if (!output) {
    actor.send({ type: 'shopper.askedAgain' })
    output = (await answered()).output
  }
  return {
    kind: output?.kind,
    looks: http.calls.length,
    state: deps.submissions.current()?.state,
    attempted: deps.submissions.paid()?.attempted,
    paid: output?.kind === 'paid' ? output.receipt.paid : undefined,
  }
}

const cardCall = (submissionId: string) =>
  gatewaysAnswered({ status: 'success' }).payments.payByCard.auth({ ...PAYMENT, submissionId })

const afterBareSuccess = async (said: OrderSays) => endOf(await searchingAfter(cardCall, orderSaying(said)))

const intoBalance = (requestContext: RequestContext) => (submissionId: string) =>
  [
    () => claimRefund(requestContext, { submissionId, refundToken: 'r', price: PAYMENT.price }),
    () => chooseSettlement(requestContext, { submissionId, settlementToken: 's', mode: 'ONE_TIME' }),
  ] as const

const emptyAnswer = (status = 200) => intoBalance(gatewaysOver(httpAnswering('', status)).requestContext)

async function afterEmptyAnswer(said: OrderSays) {
  const ends = [0, 1].map(async (at) =>
    endOf(
      await searchingAfter<unknown>(async (submissionId) => {
        const [claim, choose] = emptyAnswer()(submissionId)
        return at === 0 ? claim() : choose()
      }, orderSaying(said)),
    ),
  )
  return (await Promise.all(ends)).map(({ kind }) => kind)
}

async function moneyCallsAnswered(body: object) {
  const { payments, requestContext } = gatewaysAnswered({ status: 'success', ...body })
  const [claim, choose] = intoBalance(requestContext)('s')
  return Promise.all(
    [
      () => payments.payByCard.auth(PAYMENT),
      () => payments.payByCard.mix(MIX),
      () => payments.payFromBalance(BALANCE),
      claim,
      choose,
    ].map(async (send) => valueOf<unknown>(await send())),
  )
}

const BARE = { kind: 'bare', answered: 'done' }
const ALL_BARE = [BARE, BARE, BARE, BARE, BARE]
const RECEIPT = { paid: PAYMENT.price }
const AS_ASKED = [
  { kind: 'paid', receipt: RECEIPT },
  { kind: 'paid', receipt: RECEIPT },
  RECEIPT,
  PAYMENT.price,
  'ONE_TIME',
]
const PAID = { kind: 'paid', attempted: ATTEMPTED }
const STANDING = { ...PAID, looks: 1, paid: ATTEMPTED.sum }
const ASKED_AGAIN = { kind: undefined, looks: 2, state: 'doubted' }

/** Successes without the required fields. */
export const BARE_SUCCESS = [
  clause(
    'a success of a money call without paymentId, paidPrice, paymentStatus or token',
    moneyCallsAnswered,
    [{}, ALL_BARE],
    [{ paymentId: null, paidPrice: null, paymentStatus: null, token: null }, ALL_BARE],
    [{ paymentId: '', callbackUrl: 'https://www.shop.example/callback' }, ALL_BARE],
    [{ paymentId: {} }, ALL_BARE],
    [{ token: 'other' }, ALL_BARE],
    [{ token: 'tok' }, AS_ASKED],
    [{ paymentId: 9 }, AS_ASKED],
  ),
  clause('looked at once by detail', afterBareSuccess, [{ paymentStatus: 'SUCCESS' }, { looks: 1 }]),
  clause(
    'SUCCESS confirms',
    afterBareSuccess,
    [{ paymentStatus: 'SUCCESS' }, PAID],
    [{ paymentStatus: 'SUCCESS', isOurs: true }, PAID],
  ),
  clause('a FAILURE that names our attempt refutes', afterBareSuccess, [
    { paymentStatus: 'FAILURE', isOurs: true },
    { kind: 'notCharged', looks: 1 },
  ]),
  clause(
    'no paymentStatus or 5124, 5125 leave the answer standing',
    afterBareSuccess,
    [{}, STANDING],
    [{ paymentStatus: null }, STANDING],
    [{ status: 'failure', errorCode: '5124' }, STANDING],
    [{ status: 'failure', errorCode: 5125 }, STANDING],
  ),
  clause(
    'anything else is asked again and then not known',
    afterBareSuccess,
    [{ paymentStatus: 'NONE', ...LATE }, ASKED_AGAIN],
    [{ paymentStatus: 'FAILURE', ...LATE }, ASKED_AGAIN],
    [{ paymentStatus: 'FAILURE', submissionId: 'another', ...LATE }, ASKED_AGAIN],
    [{ paymentStatus: 'INIT_THREEDS', ...LATE }, ASKED_AGAIN],
    [{ paymentStatus: 'INIT_THREEDS', submissionId: 'another', ...LATE }, ASKED_AGAIN],
    [{ paymentStatus: 'INIT_BANK_TRANSFER', ...LATE }, ASKED_AGAIN],
    [
      { status: 'failure', errorCode: '1' },
      { ...ASKED_AGAIN, state: 'accepted' },
    ],
  ),
  clause(
    'the amount falls back to what was asked',
    afterBareSuccess,
    [{ paymentStatus: 'SUCCESS' }, { paid: ATTEMPTED.sum }],
    [{ paymentStatus: 'SUCCESS', paidPrice: null }, { paid: ATTEMPTED.sum }],
  ),
  clause(
    "an empty 2xx to a refund claim or a settlement's settings",
    async (status: number) => {
      const [claim, choose] = emptyAnswer(status)('s')
      return [valueOf(await claim()), valueOf(await choose())]
    },
    ...[200, 202, 204].map((status) => [status, [{ answered: 'doubted' }, { answered: 'doubted' }]] as const),
  ),
  clause(
    'success only where detail says SUCCESS',
    afterEmptyAnswer,
    [{ paymentStatus: 'SUCCESS' }, ['paid', 'paid']],
    [{ paymentStatus: 'FAILURE', isOurs: true }, ['notCharged', 'notCharged']],
    ...[{}, { paymentStatus: 'NONE', ...LATE }, { paymentStatus: 'FAILURE', ...LATE }].map(
      (said: OrderSays) => [said, [undefined, undefined]] as const,
    ),
    [{ status: 'failure', errorCode: '5124' }, [undefined, undefined]],
  ),
]
