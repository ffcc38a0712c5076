import { PATHS } from '../../gateways/support/paths'
import {
  type ErrorJourney,
  WITHOUT_SENTENCES,
  alert,
  asks,
  atForm,
  atMethods,
  banner,
  loginStarts,
  main,
  mismatch,
  openForm,
  overdue,
  spoil,
} from './error-causes'
import { PAYMENT_ERRORS } from './payment-errors'

const quiet = (code: string): ErrorJourney['errors'][0] => ({
  entry: '133401 and 170501 (no notification)',
  name: `the code ${code}, without a notification,`,
  cause: loginStarts(`failure:${code}`, ...WITHOUT_SENTENCES),
  seen: [[alert, 'errors.generic']],
  isWithoutBanner: true,
})

export const ERROR_JOURNEYS: readonly ErrorJourney[] = [
  {
    errors: [
      {
        entry: "errors.generic ('unexpected error occurred')",
        name: 'an unexpected error',
        cause: loginStarts('status:500'),
        seen: [
          [banner, 'errors.generic'],
          [alert, 'errors.generic'],
        ],
      },
      {
        entry: 'network exception',
        name: 'a network exception',
        cause: loginStarts('reset'),
        seen: [
          [banner, 'errors.generic'],
          [alert, 'errors.generic'],
        ],
      },
      quiet('133401'),
      quiet('170501'),
    ],
  },
  {
    errors: [
      {
        entry: '5125 TOKEN_NOT_VALID',
        name: 'a token that is not valid, without a banner,',
        async cause(visit) {
          await spoil(visit, PATHS.detail, 'failure:5125')
          await visit.page.goto(visit.order.checkoutUrl.tr)
        },
        seen: [
          [main, 'errors.invalidToken.title'],
          [main, 'errors.invalidToken.text'],
          [alert, 'errors.invalidToken.hint'],
        ],
        isWithoutBanner: true,
      },
    ],
  },
  {
    order: { expiresInSeconds: 120 },
    errors: [
      {
        entry: 'CLIENT_SIDE_EXPIRE_DATE_ERROR',
        name: 'the end of the order’s time at the first screen',
        cause: overdue('form-expired', atForm),
        seen: [[main, 'pages.countDown.expire.text']],
      },
    ],
  },
  {
    order: { memberSessionSeconds: 300 },
    errors: [
      {
        entry: 'MEMBER_SESSION_EXPIRE_DATE_ERROR',
        name: 'the end of the member’s session',
        cause: overdue('member-expired', atMethods),
        seen: [[main, 'pages.memberToken.expire.text']],
      },
    ],
  },
  {
    errors: [
      {
        entry: 'refund cannot transfer',
        name: 'a refund that cannot be transferred',
        cause: asks(PATHS.refundClaim, 'claim', ({ memberId }) => ({
          refund: { payerId: memberId, paidDaysAgo: 400 },
        })),
        seen: [
          [main, 'refund.untransferable.heading'],
          [main, 'refund.untransferable.lede'],
        ],
      },
    ],
  },
  {
    errors: [
      {
        entry: 'refund generic problem',
        name: 'a problem with a refund',
        cause: asks(
          PATHS.refundClaim,
          'claim',
          ({ memberId }) => ({ refund: { payerId: memberId, hasProblem: true } }),
          ...WITHOUT_SENTENCES,
        ),
        seen: [
          [alert, 'errors.generic'],
          [alert, 'errors.nothingMoved'],
        ],
      },
    ],
  },
  {
    errors: [
      {
        entry: 'settlement not completed, try later',
        name: 'a settlement that could not be completed',
        cause: asks(
          PATHS.settlementSettings,
          'confirm',
          () => ({ settlement: { isStuck: true } }),
          ...WITHOUT_SENTENCES,
        ),
        seen: [
          [alert, 'errors.notSettled'],
          [alert, 'errors.nothingMoved'],
        ],
      },
    ],
  },
  {
    order: { expiresInSeconds: 300 },
    errors: [
      {
        entry: 'purchase time expired, try again',
        name: 'the end of the order’s time before the methods',
        cause: overdue('form-expired', atMethods),
        seen: [
          [main, 'pages.countDown.expire.title'],
          [main, 'pages.countDown.expire.text'],
          [main, 'shell.tryAgain'],
        ],
      },
    ],
  },
  {
    order: { memberTokenSeconds: 300 },
    errors: [
      {
        entry: 'member token expired by inactivity, log in again',
        name: 'the end of the member’s token',
        cause: overdue('member-expired', atMethods),
        seen: [
          [main, 'pages.memberToken.expire.title'],
          [main, 'pages.memberToken.expire.text'],
          [main, 'pages.memberToken.expire.logIn'],
        ],
      },
    ],
  },
  {
    order: { expiresInSeconds: 120 },
    errors: [
      {
        entry: 'allotted time over, revisit the merchant',
        name: 'the way back to the merchant after the allotted time',
        async cause(visit) {
          await overdue('form-expired', atForm)(visit)
          await visit.sandbox.advanceClock(visit.order.token, 360)
          await visit.shopper.press('try-again')
          await visit.shopper.sees('invalid-token')
        },
        seen: [
          [main, 'errors.invalidToken.text'],
          [alert, 'errors.invalidToken.hint'],
        ],
      },
    ],
  },
  {
    order: { email: 'baska.biri@posta.example' },
    errors: [
      {
        entry: 'e-mail not matching phone, try another e-mail or number',
        name: 'an e-mail that does not match the phone',
        async cause(visit) {
          const { page, order, shopper } = visit
          await openForm(visit, order)
          await shopper.press('continue')
          await shopper.sees('email-verify')
          await page.locator('[data-form="email-verify"] [data-field="email"]').fill('yine.baska@posta.example')
          await page.locator('[data-form="email-verify"] [data-action="continue"]').click()
        },
        seen: [
          [mismatch, 'emailVerify.mismatch.title'],
          [mismatch, 'emailVerify.mismatch.text'],
          [mismatch, 'emailVerify.mismatch.otherEmail'],
          [mismatch, 'emailVerify.otherNumber'],
        ],
      },
    ],
  },
  ...PAYMENT_ERRORS,
]
