import { expect, it } from 'vitest'
import type { AppLinkType } from '../../machines/entities/device'
import type { AppOfferView } from '../../machines/payment/kyc-gate/view'
import { linkWords } from '../../src/screens/pay/verify-identity/app-offer'

const viewOf = (linkTypes: readonly AppLinkType[], isSent: boolean): AppOfferView => ({
  ...{ kind: 'app', because: 'limit', sending: undefined, isChecking: false, problem: undefined },
  ...{ linkTypes, isSent },
})

it('a link to the app is sent, then sent again, and has the name of the phone where there are two (KYC-04~)', () => {
  const wordsOf = (linkTypes: readonly AppLinkType[]) =>
    linkTypes.flatMap((type) => [false, true].map((isSent) => linkWords(viewOf(linkTypes, isSent), type, (key) => key)))
  expect(wordsOf(['android'])).toEqual(['identity.sendLink', 'identity.sendAgain'])
  expect(wordsOf(['ios', 'android'])).toEqual([
    ...['identity.sendLink.ios', 'identity.sendAgain.ios'],
    ...['identity.sendLink.android', 'identity.sendAgain.android'],
  ])
})
