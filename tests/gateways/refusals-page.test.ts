import { describe, expect, it } from 'vitest'
import { noticeFor } from '../../machines/around/notice/rules'
import { isOutcomeUnclear, nonPaymentProblemOf } from '../../machines/entities/bank-refusal'
import { declineKeyOf } from '../../machines/entities/declines'
import { isEmailMismatch } from '../../machines/entities/email-mismatch'
import { isTokenDead } from '../../machines/entities/payment-problem'
import { problemBeforePaying, type Refusal } from '../../machines/entities/problem'
import { claimRefusalKind } from '../../machines/into-balance/refund/rules'
import { settlementRefusalKind } from '../../machines/into-balance/settlement/rules'
import { creditFailureOf, ineligibilityOf, isValidationUsable } from '../../machines/payment/shopping-credit/rules'
import { filesIn, textOf } from '../support/reading/files'
import { wholeCatalogue } from '../support/reading/whole-catalogue'

const PAGE = textOf('docs/refusals.md')

const { sentences } = wholeCatalogue('en')

const isCode = (name: string) => /^\d+$/.test(name)

/** A refusal that has this code or this group alone, with both texts. */
const refusalOf = (name: string): Refusal => ({
  code: isCode(name) ? name : '',
  group: isCode(name) ? undefined : name,
  message: 'for the merchant',
  consumerMessage: 'for the shopper',
})

/** The modules that name groups of refusals. */
const GROUPS_IN = [
  'machines/entities/bank-refusal.ts',
  'machines/entities/declines.ts',
  'machines/entities/problem.ts',
  'machines/into-balance/refund/rules.ts',
  'machines/into-balance/settlement/rules.ts',
  'machines/payment/shopping-credit/rules.ts',
]

const namesIn = (path: string, pattern: RegExp) => [...textOf(path).matchAll(pattern)].map(([, name = '']) => name)

const sources = ['machines/', 'src/'].flatMap(filesIn).filter((path) => /\.tsx?$/.test(path))

/** Of a settlement's choice, which is in the same module as its refusals. */
const NO_GROUPS = ['ALL_TIME', 'ONE_TIME']

/** Every code and group by which the checkout decides: codes from all modules, groups from those above. */
const KNOWN = [
  ...new Set([
    ...sources.flatMap((path) => namesIn(path, /'(\d{4,6})'/g)),
    ...GROUPS_IN.flatMap((path) => namesIn(path, /'([A-Z]+(?:_[A-Z\d]+)+)'/g)),
    ...GROUPS_IN.flatMap((path) => namesIn(path, /\b([A-Z][A-Z\d_]+): '/g)),
  ]),
].filter((name) => !NO_GROUPS.includes(name))

const quoted = (key: string) => `“${sentences.get(key) ?? key}”`

const isIneligible = (refusal: Refusal) => ineligibilityOf(refusal) !== undefined

const isQuiet = (refusal: Refusal) =>
  noticeFor(refusal, 'read') === undefined && !isTokenDead(refusal.code) && !isEmailMismatch(refusal)

type Rows = readonly (readonly [effect: string, isConcerned: (refusal: Refusal) => boolean])[]

/** The effects that the page names, each with the rule of the code. */
const RULES: Rows = [
  ['of a payment: not known to be refused, the order is asked', isOutcomeUnclear],
  ['the link is dead: nothing can be paid with it', ({ code }) => isTokenDead(code)],
  [
    `${quoted('errors.cardUnusable')}, and neither of your texts`,
    (refusal) => {
      const { key, text } = nonPaymentProblemOf(refusal)
      return key === 'errors.cardUnusable' && text === undefined
    },
  ],
  ['the form says it, and no notice comes', isQuiet],
  [
    'a shopping credit is offered, where a bank lends',
    (refusal) => nonPaymentProblemOf(refusal).key === 'errors.insufficientFunds',
  ],
  ['the installments are asked for again', (refusal) => nonPaymentProblemOf(refusal).key === 'declines.singlePayment'],
  ['the member is suspended', (refusal) => problemBeforePaying(refusal).key === 'errors.memberSuspended'],
  ['this card or balance is suspended', (refusal) => problemBeforePaying(refusal).key === 'errors.instrumentSuspended'],
  ['applied already: another method may pay', (refusal) => creditFailureOf(refusal) === 'alreadyApplied'],
  ['out of stock', (refusal) => creditFailureOf(refusal) === 'outOfStock'],
  ['the validation stays good for another application', isValidationUsable],
  [
    'of an application only: no reason why there is no credit',
    (refusal) => refusal.group?.startsWith('CREDIT_') === true && !isIneligible(refusal),
  ],
  ['the refund was claimed before', (refusal) => claimRefusalKind(refusal) === 'alreadyClaimed'],
  ['the refund cannot go into the balance', (refusal) => claimRefusalKind(refusal) === 'untransferable'],
  ['the choice was made before', (refusal) => settlementRefusalKind(refusal) === 'alreadySet'],
]

/** One row for each sentence about a decline, and for each reason why there is no credit. */
const SAID: Rows = [...new Set(KNOWN.map((name) => declineKeyOf(refusalOf(name))))].flatMap((key) =>
  key === undefined ? [] : [[quoted(key), (refusal: Refusal) => declineKeyOf(refusal) === key] as const],
)

const REASONS: Rows = [...new Set(KNOWN.map((name) => ineligibilityOf(refusalOf(name))))].flatMap((reason) =>
  reason === undefined
    ? []
    : [[quoted(`credit.ineligible.${reason}`), (refusal: Refusal) => ineligibilityOf(refusal) === reason] as const],
)

const byEffect = (rows: Rows) =>
  Object.fromEntries(
    rows.map(([effect, isConcerned]) => [effect, KNOWN.filter((name) => isConcerned(refusalOf(name))).sort()]),
  )

/** The rows of the page's tables, by their last cell. */
const onPage = () =>
  Object.fromEntries(
    [...PAGE.matchAll(/^\| (`[^|]*|) *\|([^|]*)\|([^|]*)\|$/gm)].map(([, codes = '', groups = '', effect = '']) => [
      effect.trim(),
      [...`${codes} ${groups}`.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).sort(),
    ]),
  )

describe('the page of refusals', () => {
  it('the page of refusals lists every code and group that decides, with its effect (DOC-03~, GWY-05~)', () => {
    expect(KNOWN.length).toBeGreaterThan(90)
    expect(onPage()).toEqual(byEffect([...RULES, ...SAID, ...REASONS]))
    const listed = new Set(Object.values(onPage()).flat())
    expect(KNOWN.filter((name) => !listed.has(name))).toEqual([])
  })

  it('groups of credits count without their prefix, and unknown ones as the last reason (DOC-03~, CRED-05~)', () => {
    for (const name of KNOWN.filter((each) => isIneligible(refusalOf(each))))
      expect(ineligibilityOf(refusalOf(name.replace('CREDIT_', '')))).toBe(ineligibilityOf(refusalOf(name)))
    expect(ineligibilityOf(refusalOf('CREDIT_MADE_UP'))).toBe('unknown')
  })

  it('an e-mail of another member is known by its group or its text, as the page says (DOC-03~)', () => {
    for (const group of ['EMAIL_DOES_NOT_MATCH', 'MEMBER_E_MAIL_MISMATCH_MATCH'])
      expect(isEmailMismatch(refusalOf(group))).toBe(true)
    expect(isEmailMismatch({ ...refusalOf(''), message: 'The e-mail does not match' })).toBe(true)
    expect(isEmailMismatch({ ...refusalOf(''), consumerMessage: 'E-posta eşleşmiyor' })).toBe(true)
    expect(isEmailMismatch(refusalOf('EMAIL'))).toBe(false)
  })
})
