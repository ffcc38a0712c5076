import { FAMILY } from '../../../machines/exploration/checkout-space'
import { TYPED_ABROAD } from '../../../machines/fixtures/shopper'
import { QUICK } from '../../support/wanted'
import { type Said, type Theme, happening } from './theme'
import { AT_THE_FORM, COMING_IN, NO_CARDS, ORDER_READY, QUICK_ORDER, settingOf } from './paying-side'

const isTicked = ({ isTicked: is = false }: Said) => is

export const quick: Theme = {
  name: 'quick',
  inputs: AT_THE_FORM,
  family: { ...FAMILY, ...COMING_IN, ...ORDER_READY, ...QUICK_ORDER, openWallet: NO_CARDS },
  isChosen: happening({
    identify: {
      'shopper.typed': ({ text }) => text === TYPED_ABROAD.gsmNumber,
      'shopper.ticked': 'all',
      'shopper.continued': 'all',
      checkMember: ['codeSent', 'newcomer', 'emailNeeded'],
    },
    registration: { 'shopper.ticked': isTicked, 'shopper.continued': 'all', register: ['codeSent'] },
    emailMismatch: {
      'shopper.continued': 'all',
      'shopper.steppedBack': 'all',
      'shopper.retried': 'all',
      checkMember: ['emailNeeded'],
    },
    foreignPhone: { 'shopper.steppedBack': 'all' },
    otp: {
      'shopper.insertedCode': ({ text = '' }) => /\d{6}/.test(text),
      'shopper.askedNewNumber': 'all',
      verifyCode: ['verified'],
    },
    phoneChange: { 'shopper.steppedBack': 'all' },
  }),
  setting: settingOf({ order: QUICK }, { held: ['checkMember', 'register', 'verifyCode'], past: [] }),
}
