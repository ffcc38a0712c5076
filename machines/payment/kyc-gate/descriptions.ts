import type { Descriptions } from '../../support/descriptions'
import type { kycGateMachine } from './machine'

export const descriptions: Descriptions<typeof kycGateMachine> = {
  is: 'The identity check before a member’s payment by card or balance. Only two facts allow the payment: level 2, or the provider’s answer that it is within the limit (KYC-03, KYC-07); a fresh proof alone or a missing answer does not.',
  states: {
    guarding: {
      is: 'The check and the dialog side by side. No payment call is made in here.',
    },
    'guarding.check': {
      is: 'What is asked of the provider and of the shopper.',
    },
    'guarding.check.deciding': {
      is: 'Judges the level, both at the beginning and after each proof. A proof alone allows nothing.',
      on: {
        'always [needsLevel]':
          'The level of the member is unknown, or would not do and may have risen since the shopper closed an identity check.',
        'always [isFullyVerified]': 'Level 2 may always pay (KYC-03).',
        'always [needsProof]':
          'Level 0, at a merchant without the trust stamp, and the payment uses the balance or the provider’s card: the identity has to be proven first (KYC-01).',
        'always [else]': 'Level 0 or 1 and the source is allowed: the limit decides (KYC-07).',
      },
    },
    'guarding.check.learning': {
      is: 'Asks the provider for the member’s level.',
      on: {
        'done askLevel [isLevelKnown]': 'The level is known and is judged.',
        'done askLevel [else]':
          'The provider refused to give the level, so the payment stops with its reason (KYC-06).',
        'error askLevel': 'No answer came. Without a level the payment is not allowed.',
      },
    },
    'guarding.check.askingLimit': {
      is: 'Asks the provider whether this amount goes beyond the member’s limit (KYC-07).',
      on: {
        'done askLimit [isWithinLimit]': 'The provider says that the amount is within the limit.',
        'done askLimit [isLimitViolated]':
          'The amount goes beyond the limit. The known level may be outdated, so it is fetched again (KYC-02).',
        'done askLimit [else]': 'The provider refused to judge the limit, which stops the payment (KYC-07).',
        'error askLimit': 'No answer came, so the limit is unknown and the payment stops.',
      },
    },
    'guarding.check.refreshing': {
      is: 'Fetches the level and the cards again, since the known level may be older than the member’s: a shopper who was verified elsewhere meanwhile is asked nothing (KYC-02).',
      on: {
        'done askLevel [isLevelKnown]': 'The fresh level is known, and with it the cards where the provider gave them.',
        'done askLevel [else]': 'The provider refused. The payment stops and its reason is shown (KYC-06).',
        'error askLevel': 'The fresh level could not be had, so the payment stops.',
      },
    },
    'guarding.check.reassessing': {
      is: 'Judges the fresh level after a limit that was exceeded.',
      on: {
        'always [isFullyVerified]': 'The member has reached level 2 meanwhile: the limit does not apply.',
        'always [else]': 'The level is still below 2, so the shopper has to prove more (KYC-02).',
      },
    },
    'guarding.check.proving': {
      is: 'Asks the shopper to prove the identity. On entry it notes the level and the reason, and forgets an earlier link and problem.',
    },
    'guarding.check.proving.choosing': {
      is: 'Chooses the way of proving.',
      on: {
        'always [isFormOffered]':
          'The order offers the form in place (KYC-05), and nothing was proven yet. The form proves one step only.',
        'always [else]': 'The order has no form, or its one step is used: the provider’s app can prove more (KYC-04).',
      },
    },
    'guarding.check.proving.form': {
      is: 'The form for name, surname, identity number and birth date (KYC-05).',
      on: {
        'shopper.typed': 'A field changed. Its fault is hidden while the shopper types.',
        'shopper.leftField':
          'The text of the field is tidied and judged. The tidied form is handed to the page, which owns the fields.',
      },
    },
    'guarding.check.proving.form.filling': {
      is: 'The shopper fills in the form.',
      on: {
        'shopper.gaveIdentity [isFormComplete]': 'All fields are correct and are sent to the provider.',
        'shopper.gaveIdentity [else]': 'A field is missing or wrong: nothing is sent, and all faults are shown.',
      },
    },
    'guarding.check.proving.form.submitting': {
      is: 'The provider compares the identity. A second press sends nothing.',
      on: {
        'done proveIdentity [isProven]':
          'The provider accepted the identity. The new level is judged, and the form is not offered again.',
        'done proveIdentity [else]':
          'The provider refused the identity. The shopper sees the reason and may correct the fields.',
        'error proveIdentity': 'No answer came. The fields are kept and the shopper may send them again.',
      },
    },
    'guarding.check.proving.app': {
      is: 'The shopper proves the identity in the provider’s app (KYC-04).',
    },
    'guarding.check.proving.app.offering': {
      is: 'Offers a link to the app by SMS. There is nothing to check before a link was sent.',
      on: { 'shopper.askedForLink': 'The shopper asks for the link and says for which kind of phone.' },
    },
    'guarding.check.proving.app.sendingLink': {
      is: 'The provider sends the link. Further presses send no second SMS.',
      on: {
        'done sendAppLink [isLinkSent]': 'The link was sent to the member’s phone.',
        'done sendAppLink [else]': 'The provider refused to send it, and its reason is shown.',
        'error sendAppLink': 'No answer came. The shopper may ask for the link again.',
      },
    },
    'guarding.check.proving.app.linkSent': {
      is: 'A link is on the member’s phone, so the shopper can say that the app is done.',
    },
    'guarding.check.proving.app.linkSent.resting': {
      is: 'Waits for the shopper to finish in the app. The page cannot see the app, so the shopper says when it is done.',
      on: {
        'shopper.verified': 'The shopper says that it is done. The provider’s level decides whether that is so.',
        'shopper.askedForLink': 'The SMS did not arrive or was for the wrong phone: the shopper asks for another.',
      },
    },
    'guarding.check.proving.app.linkSent.resending': {
      is: 'The provider sends another link. The earlier one still counts.',
      on: {
        'done sendAppLink [isLinkSent]': 'The other link was sent to the member’s phone.',
        'done sendAppLink [else]': 'The provider refused to send it, and its reason is shown.',
        'error sendAppLink': 'No answer came. The shopper may ask for the link again, or say that the app is done.',
      },
    },
    'guarding.check.proving.app.linkSent.rechecking': {
      is: 'Asks the provider for the level that the member has now.',
      on: {
        'done askLevel [isLevelKnown]': 'The provider gave the level, which is compared with the earlier one.',
        'done askLevel [else]': 'The provider refused. The shopper stays in the dialog and may try again (KYC-06).',
        'error askLevel': 'No answer came. The shopper stays in the dialog with a general problem.',
      },
    },
    'guarding.check.proving.app.linkSent.comparing': {
      is: 'Compares the level with the one from before the proof.',
      on: {
        'always [hasLevelRisen]':
          'The app has proven something, so the new level is judged. It may still be too low for this payment.',
        'always [else]': 'The level is the same: the page says that the verification is not finished.',
      },
    },
    'guarding.modal': {
      is: 'The dialog. It stays from the first question to the end, so that it does not blink while a proof is judged, and it can be closed at any time.',
    },
    'guarding.modal.hidden': {
      is: 'No dialog yet: the provider is asked without the shopper.',
      on: {
        'always [isFormAsked]': 'The shopper has to fill in the identity form.',
        'always [isAppAsked]': 'The shopper has to verify in the app.',
      },
    },
    'guarding.modal.form': {
      is: 'Shows the form, also while the provider judges what was entered.',
      on: {
        'always [isAppAsked]':
          'The form’s step was not enough, and the app has to prove the rest. The form does not return.',
        'shopper.closed': 'The shopper closes the form and drops this payment.',
      },
    },
    'guarding.modal.app': {
      is: 'Shows the app and its link, also while a new level is judged.',
      on: { 'shopper.closed': 'The shopper does not want to verify in the app now.' },
    },
    open: { is: 'Ends: the payment may be sent.' },
    declined: {
      is: 'Ends because the shopper closed the dialog. No payment was sent. A proof may still count, so the next gate reads the level.',
    },
    stopped: {
      is: 'Ends because the provider did not confirm that the payment is allowed. No payment was sent, and the problem is shown.',
    },
  },
}
