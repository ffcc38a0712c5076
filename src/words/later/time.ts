import { msg } from '@lingui/core/macro'

/** What is said of time as it passes, and of a login that has ended with it. */
export const timeWords = {
  'live.lastFiveMinutes': msg({
    id: 'live.lastFiveMinutes',
    message: 'Less than 5 minutes left to complete your payment',
  }),
  'live.lastMinute': msg({ id: 'live.lastMinute', message: 'Less than 1 minute left to complete your payment' }),
  'identify.returning': msg({
    id: 'identify.returning',
    message: 'Your session ended because of inactivity. Enter a new SMS code to return to your payment.',
  }),
  'pages.memberToken.expire.logIn': msg({ id: 'pages.memberToken.expire.logIn', message: 'Log in again' }),
}
