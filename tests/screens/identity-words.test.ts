import { expect, it } from 'vitest'
import type { AppLinkType } from '../../machines/entities/device'
import type { AppOfferView } from '../../machines/payment/kyc-gate/view'
import { linkWords } from '../../src/screens/pay/verify-identity/app-offer'

const viewOf = (linkTypes: readonly AppLinkType[], isSent: boolean): AppOfferView => ({
  kind: 'app',
  because: 'limit',
  sending: undefined,
  isChecking: false,
  problem: undefined,
  linkTypes,
  isSent,
})

it('the app link’s button reads send, then send again, with the phone’s system if there are two (KYC-04~)', () => {
  const wordsOf = (linkTypes: readonly AppLinkType[]) =>
    linkTypes.flatMap((type) => [false, true].map((isSent) => linkWords(viewOf(linkTypes, isSent), type, (key) => key)))
  expect(wordsOf(['android'])).toEqual(['identity.sendLink', 'identity.sendAgain'])
  expect(wordsOf(['ios', 'android'])).toEqual([
    'identity.sendLink.ios',
    'identity.sendAgain.ios',
    'identity.sendLink.android',
    'identity.sendAgain.android',
  ])
})
