import { createSessionStore, SESSION_ENTRY } from '../../../src/services/storage/session-store'
import type { StoredSubmission, SessionStore } from '../../../src/services/storage/session-store'
import { TRANSFER_ENTRY } from '../../../src/services/storage/transfer-store'
import { configurationAt, openApp } from '../../gateways/support/app'
import { valueOf } from '../../support/value-of'
import { now } from './now'
import { open, type Visit } from './visit'

/** A member's tab, before an order of theirs. */
export type Tab = Pick<Visit, 'page' | 'origins' | 'sandbox' | 'member' | 'order'>

/** Writes to the tab's session storage what the app would have stored there before a reload. */
async function keep({ page, order }: Tab, write: (sessionStore: SessionStore) => void) {
  let entry = ''
  const storage = { setItem: (_: string, value: string) => (entry = value) }
  write(createSessionStore(order.token, () => storage as unknown as Storage))
  // Written once: later changes by the app must survive a reload.
  await page.addInitScript(
    ([key, value, mark]) => {
      if (location.origin === 'null' || sessionStorage.getItem(mark) !== null) return
      sessionStorage.setItem(key, value)
      sessionStorage.setItem(mark, key)
    },
    [SESSION_ENTRY, entry, `kept for ${order.token}`] as const,
  )
}

/** Sends a code to the visit's member, as the first screen does. */
export async function sendCode({
  origins,
  member: { email, gsmNumber },
  order: { token },
}: Pick<Visit, 'origins' | 'member' | 'order'>) {
  const configuration = await configurationAt(`${origins.app}/`)
  const app = openApp({ configuration, token })
  const { memberUserId = '', referenceCode = '' } = valueOf(await app.members.startLogin({ email, phone: gsmNumber }))
  return { app, memberUserId, referenceCode }
}

const LIFE = 300

/** A tab whose shopper's code has this many seconds left of its five minutes. The page is not open yet. */
export async function saveCode(visit: Visit, seconds = LIFE) {
  const { memberUserId, referenceCode } = await sendCode(visit)
  const { email, gsmNumber } = visit.member
  const endsAt = now() + seconds * 1000
  await keep(visit, (sessionStore) =>
    sessionStore.saveCode({ memberUserId, referenceCode, email, gsmNumber, sentAt: endsAt - LIFE * 1000, endsAt }),
  )
}

/** Logs the member in with a code, without a page. */
export async function logInWithCode(visit: Omit<Tab, 'page'>) {
  const { app, memberUserId, referenceCode } = await sendCode(visit)
  const verificationCode = await visit.sandbox.latestCode(visit.member.gsmNumber)
  const login = valueOf(await app.members.completeLogin({ memberUserId, referenceCode, verificationCode }))
  return { app, login }
}

/** A tab whose shopper has logged in. The page is not open yet. */
export async function saveLogin(visit: Tab, loginAt?: number) {
  const { accessToken, member } = (await logInWithCode(visit)).login
  await keep(visit, (sessionStore) => sessionStore.saveLogin({ accessToken, ...member, loginAt }))
}

/** A tab whose foreign-phone shopper was admitted by the provider. The page is not open yet. */
export async function saveAdmission(visit: Tab, gsmNumber: string) {
  const { email } = visit.member
  await keep(visit, (sessionStore) => {
    sessionStore.saveAdmission({ email, gsmNumber })
  })
}

/** A tab that has sent a payment before. The page is not open yet. */
export async function saveSubmission(visit: Tab, submission: StoredSubmission) {
  await keep(visit, (sessionStore) => {
    sessionStore.saveSubmission(submission)
  })
}

/** A tab whose member pressed 'try again' after the login had ended. The page is not open yet. */
export async function saveReturning(visit: Visit) {
  const { email, gsmNumber } = visit.member
  await keep(visit, (sessionStore) => sessionStore.saveReturning({ email, gsmNumber, hasAgreed: true }))
}

/** Clears the tab's storage, as on another device. */
export async function forgetTab({ page }: Visit) {
  await page.evaluate(() => {
    // The marker stays: without it, the login would be written again.
    for (const name of Object.keys(sessionStorage)) if (!name.startsWith('kept for ')) sessionStorage.removeItem(name)
  })
}

/** Clears the stored transfer only, not the login. */
export async function abandonTransfer({ page }: Visit) {
  await page.evaluate((name) => {
    sessionStorage.removeItem(name)
  }, TRANSFER_ENTRY)
}

/** At the code field, as after a reload. */
export async function openOtp(visit: Visit, seconds?: number) {
  await saveCode(visit, seconds)
  await open(visit, '/otp')
  await visit.shopper.field('verificationCode').waitFor()
}

export async function openPay(visit: Visit) {
  await saveLogin(visit)
  await open(visit, '/pay')
  await visit.page.locator('[data-form="credit-card-form"]').waitFor()
}
