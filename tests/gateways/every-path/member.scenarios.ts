import { expect } from 'vitest'
import { kycLevel, proveIdentity, sendAppLink } from '../../../src/gateways/member/identity/calls'
import { permitMessages, updateContact } from '../../../src/gateways/member/preferences/calls'
import { managedCards, openWallet } from '../../../src/gateways/member/wallet/calls'
import { detail } from '../../../src/gateways/payment/order/calls'
import type { Chains } from '../support/driving'
import type { Shopper } from '../support/shoppers'

/** An adult's date of birth, and an identity number that fits any name. */
const proofOf = ({ member: { name, surname } }: Shopper) => ({
  name,
  surname,
  identityNumber: '10000000146',
  birthDate: '17/04/1988',
})

export const memberChains: Chains = {
  'a member sees the same cards in the wallet and in the card management (GWY-09~)': async ({
    arrive,
    good,
    refusal,
    sandbox,
  }) => {
    const shopper = await arrive({ member: { cards: [{ cardNumber: '5526080000000006' }] } })
    const { memberId, cards } = shopper.member
    await shopper.logIn()
    const wallet = await good(shopper, openWallet, memberId)
    expect(wallet).toEqual({
      memberToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      endsAt: expect.any(Number) as number,
      systemTime: expect.any(Number) as number,
      cards: [
        {
          cardToken: cards[0]?.cardToken,
          brand: 'MASTER',
          type: 'credit',
          bankName: 'Akbank',
          bin: '55260800',
          lastFour: '0006',
          expiry: expect.any(Object) as object,
          isProviderCard: false,
          isGatedAsProviderCard: false,
          wasPaidWithLast: expect.any(Boolean) as boolean,
          isThreeDSVerified: expect.any(Boolean) as boolean,
        },
      ],
    })
    expect(await good(shopper, managedCards, undefined)).toEqual(wallet.cards)
    await sandbox.client.advanceClock(shopper.token, 901)
    expect(await refusal(shopper, managedCards, undefined)).toEqual(['10604', undefined])
  },

  'a member proves their identity, and the KYC level rises (GWY-09~)': async ({ arrive, good, refusal }) => {
    const shopper = await arrive({ member: { kycLevel: 0 } })
    await shopper.logIn()
    const proof = proofOf(shopper)
    expect(await good(shopper, kycLevel, undefined)).toBe(0)
    const wrong = { ...proof, identityNumber: '10000000147' }
    expect(await refusal(shopper, proveIdentity, wrong)).toEqual(['10620', 'IDENTITY_NOT_VERIFIED'])
    const young = { ...proof, birthDate: '01/01/2015' }
    expect(await refusal(shopper, proveIdentity, young)).toEqual(['10621', 'GUARDIAN_APPROVAL_REQUIRED'])
    expect(await good(shopper, proveIdentity, proof)).toBe(1)
    expect(await good(shopper, kycLevel, undefined)).toBe(1)
  },

  'a member has the app’s link sent and permits messages (GWY-09~)': async ({ arrive, good, refusal, sandbox }) => {
    const shopper = await arrive()
    await shopper.logIn()
    const device = { deviceType: 'windows mobile', linkType: 'android' } as const
    await good(shopper, sendAppLink, device)
    const [newest] = await sandbox.client.messages(shopper.member.gsmNumber)
    expect(newest).toMatchObject({ link: expect.stringContaining('/app?') as string })
    await good(shopper, permitMessages, undefined)

    const suspended = await arrive({ member: { suspended: true } })
    await suspended.logIn()
    expect(await refusal(suspended, sendAppLink, device)).toEqual(['10630', 'MEMBER_SUSPENDED'])
    expect(await refusal(suspended, permitMessages, undefined)).toEqual(['10630', 'MEMBER_SUSPENDED'])
  },

  'a shopper with another contact is known to the order by that contact (GWY-09~)': async ({
    arrive,
    good,
    refusal,
    sandbox,
  }) => {
    const shopper = await arrive()
    const contact = { email: 'anna@posta.example', gsmNumber: '+4915112345678' }
    await good(shopper, updateContact, contact)
    const { order } = await good(shopper, detail, {})
    expect(order.contact).toEqual(contact)
    await sandbox.client.cancelOrder(shopper.token)
    expect(await refusal(shopper, updateContact, contact)).toEqual(['5125', 'TOKEN_NOT_VALID'])
  },
}
