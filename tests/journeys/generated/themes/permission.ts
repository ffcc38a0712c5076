import { type Theme, happening, withoutAnswer } from './theme'
import { CARDS, OF_A_MEMBER, ORDER_READY, PAYING_SIDE, WITH_CARDS, settingOf, ticks } from './paying-side'

/** The permission for marketing messages that is offered beside a result. */
export const permission: Theme = {
  name: 'permission',
  inputs: OF_A_MEMBER,
  // Opening the offer also pauses the redirect to the shop; the redirect is covered by other themes.
  family: withoutAnswer({ ...PAYING_SIDE, ...ORDER_READY, openWallet: WITH_CARDS }, 'shopReturn'),
  isChosen: happening({
    payment: { 'shopper.agreed': ticks() },
    cardPayment: { 'shopper.paid': (_, { context }) => (context as { isAgreed: boolean }).isAgreed },
    paymentAttempt: { authorise: ['paid'] },
    resultExtras: {
      'shopper.openedPermission': 'all',
      'shopper.steppedBack': 'all',
      'shopper.permitted': 'all',
      permitMessages: 'all',
    },
  }),
  setting: settingOf({ member: { cards: CARDS } }, { held: ['authorise', 'permitMessages'], past: ['startOrder'] }),
}
