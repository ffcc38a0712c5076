import { expect } from '@playwright/test'
import type { EventObject } from 'xstate'
import type { EVENTS } from '../../machines/fixtures/events'
import { newcomer } from '../support/newcomer'
import { another } from '../support/otp'
import { type WalkedPage, answerAhead } from './walked-page'

type Tables = typeof EVENTS
type EventOf<Table> = Table extends Readonly<Record<string, readonly (infer Event)[]>> ? Event : never
/** A result leads back to the shop on its own: journeys of their own stay beside it (`coverage.ts`). */
type NotHere =
  'shopper.exited' | 'shopper.closedBank' | 'shopper.paused' | 'shopper.openedPermission' | 'shopper.permitted'
type ShopperEvent = Exclude<
  Extract<EventOf<Tables[keyof Tables]>, { readonly type: `shopper.${string}` }>,
  { readonly type: NotHere }
>

type Gestures = {
  readonly [Type in ShopperEvent['type']]: (
    walkedPage: WalkedPage,
    event: Extract<ShopperEvent, { readonly type: Type }>,
  ) => Promise<void>
}

/** The code that is in the fixtures, as it has to be for the answer that the path will get. */
async function codeFor(walkedPage: WalkedPage, text: string): Promise<string> {
  if (!/\d{6}/.test(text)) return text
  const right = await walkedPage.sandbox.latestCode(walkedPage.sent.codeTo || walkedPage.member.gsmNumber)
  return text.replace(/\d{6}/, answerAhead(walkedPage, 'verifyCode') === 'refused' ? another(right) : right)
}

/** Nothing is missing: what comes next is an answer. */
const sendsAtOnce = ({ ahead }: WalkedPage) => ahead[1]?.event.type.startsWith('xstate.') === true

/** How each modal is left that asks nothing. */
const WAYS_OUT = [
  ...['verify-identity', 'credit-offer'].map((name) => `[data-modal="${name}"] [data-action="close"]`),
  ...['balance-info', 'how-to-apply'].map((name) => `[data-modal="${name}"] [data-action="understood"]`),
  '[data-modal="leave-transfer"] [data-action="stay"]',
].join()

const choose = ({ shopper }: WalkedPage, field: string, value: string | number) =>
  shopper.field(field).locator(`input[value="${value}"]`).check()

const chooseMethod = ({ page }: WalkedPage, method: string) =>
  page.locator(`[data-method="${method}"]`).click({ force: true })

/** What a shopper does for each event that is theirs. Total by type: an event without a gesture does not compile. */
const GESTURES: Gestures = {
  'shopper.typed': ({ shopper }, { field, text }) => shopper.field(field).fill(text),
  'shopper.continued': ({ page }) => page.locator('[data-action="continue"]').last().click(),
  'shopper.ticked': ({ shopper }, { isTicked }) =>
    shopper.field('outlineAgreement').setChecked(isTicked, { force: true }),
  'shopper.askedCountries': ({ shopper }) => shopper.press('choose-country'),
  // What is over the page that asks for everything has fields of the same names.
  'shopper.typedEmail': ({ shopper }, { text }) => shopper.field('email').last().fill(text),
  'shopper.typedNumber': ({ shopper, sent }, { text }) => {
    // Its own: a number that is one is another one each time.
    if (text.length > 3) sent.gsmNumber = newcomer().gsmNumber
    return shopper
      .field('gsmNumber')
      .last()
      .fill(text.length > 3 ? sent.gsmNumber : text)
  },
  'shopper.askedNewNumber': ({ shopper }) => shopper.press('change-number'),
  'shopper.steppedBack': async ({ page, shopper }) => {
    const overForm = page.locator('[data-action="other-number"]')
    if (await overForm.isVisible()) await overForm.click()
    else
      await shopper.press((await page.locator('[data-action="start-again"]').isVisible()) ? 'start-again' : 'step-back')
  },
  'shopper.typedCode': async (walkedPage, { text }) => {
    const field = walkedPage.shopper.field('verificationCode')
    await field.fill('')
    await field.pressSequentially(await codeFor(walkedPage, text))
  },
  'shopper.insertedCode': async (walkedPage, { text }) => {
    await walkedPage.shopper.field('verificationCode').focus()
    await walkedPage.page.keyboard.insertText(await codeFor(walkedPage, text))
  },
  'shopper.enteredCode': ({ shopper }) => shopper.press('verify'),
  'shopper.askedForCode': ({ page }) => page.locator('[data-action="resend"]').last().click(),
  'shopper.choseCard': async ({ page }, { cardToken }) => {
    const place = ['first', 'last paid', 'expired'].indexOf(cardToken)
    await page.locator('main input[type="radio"]').nth(place).check({ force: true })
  },
  'shopper.askedNewCard': ({ shopper }) => shopper.press('pay-with-new-card'),
  'shopper.askedSavedCards': ({ shopper }) => shopper.press('pay-with-saved-card'),
  'shopper.filledCard': ({ shopper }) => shopper.fillCard(),
  'shopper.leftField': async ({ shopper }, { field }) => {
    await shopper.field(field).focus()
    await shopper.field(field).blur()
  },
  'shopper.choseInstallment': (walkedPage, { installmentNumber }) =>
    choose(walkedPage, 'selectedInstallment', installmentNumber),
  'shopper.choseBonus': ({ shopper }, { isBonusSelected }) => shopper.field('bonus').setChecked(isBonusSelected),
  'shopper.choseMix': ({ shopper }, { isMixAsked }) => shopper.field('mixPayment').setChecked(isMixAsked),
  'shopper.askedThreeDS': ({ shopper }, { isThreeDSAsked }) => shopper.field('threeDS').setChecked(isThreeDSAsked),
  'shopper.storedCard': ({ shopper }, { isCardStored }) =>
    shopper.field('registerConsumerCard').setChecked(isCardStored),
  'shopper.askedBkm': ({ shopper }) => shopper.press('pay-with-bkm'),
  'shopper.wentToBank': ({ page }) => page.locator('main [data-action="continue"]').click(),
  'shopper.agreed': ({ shopper }, { isAgreed }) => shopper.field('agreement').setChecked(isAgreed),
  // The security code is kept nowhere once a payment was sent: who pays again types it again.
  'shopper.paid': async (walkedPage) => {
    const code = walkedPage.shopper.field('cvc')
    if (sendsAtOnce(walkedPage) && (await code.isVisible()) && (await code.inputValue()) === '') await code.fill('123')
    await walkedPage.shopper.press('pay')
  },
  'shopper.closedDanger': ({ page }) => page.locator('[data-modal="danger"] [data-action="close"]').click(),
  'shopper.acceptedPrice': ({ shopper }) => shopper.press('accept-price'),
  'shopper.askedHow': ({ shopper }) => shopper.press('how-to-apply'),
  'shopper.askedPlans': ({ shopper }) => shopper.press('ask-plans'),
  'shopper.applied': ({ shopper }) => shopper.press('apply'),
  'shopper.choseMethod': (walkedPage, { method }) => chooseMethod(walkedPage, method),
  // The one of a transfer, or the one that lends.
  'shopper.choseBank': (walkedPage, event) =>
    'bankId' in event
      ? choose(walkedPage, 'selectedBankId', event.bankId)
      : choose(walkedPage, 'bank', event.acquirerId),
  'shopper.tookDetails': ({ shopper }) => shopper.press('complete-order'),
  'shopper.askedAnotherWay': (walkedPage) => chooseMethod(walkedPage, 'credit-card'),
  // From the page, or from the word that there is no other way.
  'shopper.askedToLeave': async ({ page, shopper }) => {
    const overIt = page.locator('[data-modal="leave-transfer"] [data-action="leave-transfer"]')
    await ((await overIt.isVisible()) ? overIt.click() : shopper.press('leave'))
  },
  'shopper.stayed': ({ shopper }) => shopper.press('stay'),
  'shopper.left': ({ shopper }) => shopper.press('leave-transfer'),
  'shopper.askedBalance': ({ shopper }) => shopper.press('try-again'),
  'shopper.retried': async ({ page, shopper }) => {
    const another = page.locator('[data-action="other-email"]')
    if (await another.isVisible()) await another.click()
    else await shopper.press('try-again')
  },
  'shopper.askedAgain': ({ shopper }) => shopper.press('check-again'),
  'shopper.wentToShop': ({ page }) => page.locator('main [data-action="go-back"]').click(),
  'shopper.closedNotice': ({ shopper }) => shopper.press('close-alert'),
  'shopper.attendedNotice': ({ page }) => page.locator('[data-action="close-alert"]').hover(),
  'shopper.leftNotice': ({ page }) => page.mouse.move(0, 0),
  // From the page, or from one text to another.
  'shopper.openedText': async ({ page, sent }, { text }) => {
    sent.text = text
    const inText = page.locator(`[data-modal="agreement"] [data-opens="${text}"]`).first()
    await ((await inText.isVisible()) ? inText : page.locator(`[data-opens="${text}"]`).last()).click()
  },
  'shopper.closedText': ({ page }) => page.locator('[data-modal="agreement"] [data-action="close"]').first().click(),
  'shopper.toggledDetail': async ({ page }) => {
    const close = page.locator('[data-action="close-detail"]')
    await ((await close.isVisible()) ? close : page.locator('[data-action="toggle-detail"]')).click()
  },
  'shopper.askedToExit': ({ page }) => page.locator('[data-action="go-back"]').click(),
  'shopper.keptPaying': ({ page }) => page.locator('[data-modal="exit"] [data-action="stay"]').click(),
  'shopper.searched': ({ shopper }, { text }) => shopper.field('countrySearch').fill(text),
  'shopper.pickedCountry': ({ page }, { prefix }) => page.locator(`[role="option"][data-prefix="${prefix}"]`).click(),
  'shopper.gaveIdentity': ({ page }) => page.locator('[data-modal="verify-identity"] [data-action="verify"]').click(),
  'shopper.askedForLink': ({ page }, { linkType }) =>
    page.locator(`[data-action="send-app-link"], [data-action="send-app-link-${linkType}"]`).click(),
  'shopper.verified': ({ shopper }) => shopper.press('identity-verified'),
  'shopper.closed': ({ page }) => page.locator(WAYS_OUT).click(),
  'shopper.continuedHere': ({ shopper }) => shopper.press('continue-here'),
  'shopper.claimed': ({ shopper }) => shopper.press('claim'),
  'shopper.choseDestination': ({ shopper }, { into }) =>
    shopper.field('settlementDestination').locator(`input[value="${into}"]`).check(),
  'shopper.toggledAlways': ({ shopper }, { isAlways }) =>
    shopper.field('alwaysTransfer').setChecked(isAlways, { force: true }),
  'shopper.confirmed': ({ shopper }) => shopper.press('confirm'),
  'shopper.closedCountries': ({ page }) => page.locator('[data-modal="country"] [data-action="close"]').click(),
}

/** Every event that can be brought about. */
export const GESTURED = Object.keys(GESTURES)

export const isShoppers = ({ type }: EventObject): boolean => type.startsWith('shopper.')

export async function doAsShopper(walkedPage: WalkedPage, event: EventObject): Promise<void> {
  const gesture = GESTURES[event.type as ShopperEvent['type']] as
    ((walkedPage: WalkedPage, event: EventObject) => Promise<void>) | undefined
  expect(gesture, `a gesture for ${event.type}`).toBeDefined()
  await gesture?.(walkedPage, event)
}
