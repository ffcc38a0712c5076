import type { Descriptions } from '../../support/descriptions'
import type { otpMachine } from './machine'

export const descriptions: Descriptions<typeof otpMachine> = {
  is: 'The one-time code: it is sent once per press (or when it arrives complete), always with the newest reference code, since the call consumes the code. Checking a code and asking for another exclude each other.',
  states: {
    waiting: {
      is: 'Waits for the right code. The code, its lifetime, the phone’s messages, the contact and the resend pause run side by side.',
    },
    'waiting.code': { is: 'What the shopper does with the code, one thing at a time.' },
    'waiting.code.entering': {
      is: 'The shopper types the code. A typed code waits for the button, so that a slip can be corrected (OTP-01).',
      on: {
        'always [isCodeExpired]': 'The lifetime is over: this code can no longer be sent.',
        'shopper.typedCode': 'The digits are kept and an old message is cleared.',
        'shopper.insertedCode [isCodeComplete]':
          'All six digits arrived by paste or autofill, so they are sent without a press (OTP-01).',
        'shopper.insertedCode [else]': 'What was inserted is incomplete or too long: the shopper corrects it.',
        'shopper.enteredCode [isCodeComplete]': 'The shopper sends the six digits.',
        'shopper.enteredCode [else]': 'The code is incomplete: nothing is sent, and the page says what is missing.',
        'shopper.askedForCode [isResendOffered]':
          'The shopper wants another code. This is offered once the pause after the last sending is over (OTP-05).',
        'shopper.askedNewNumber': 'The code went to a wrong number: the shopper changes it.',
        'shopper.steppedBack': 'The shopper returns to the form that asked who they are.',
      },
    },
    'waiting.code.verifying': {
      is: 'The code was sent. Its answer is awaited even if the lifetime ends meanwhile: the server may have received it in time.',
      on: {
        'done verifyCode [isVerified]': 'The provider accepted the code: the shopper is logged in.',
        'done verifyCode [else]':
          'The provider refused the code. The field starts empty, so an old digit cannot remain; the lifetime goes on (OTP-04).',
        'error verifyCode': 'The call broke. The code may be consumed, so the field starts empty.',
      },
    },
    'waiting.code.resending': {
      is: 'Another code is being sent. Its message can reach the phone before the answer is here, so digits are accepted but not sent.',
      on: {
        'shopper.typedCode': 'The digits are kept for the next press.',
        'shopper.insertedCode':
          'The inserted digits are shown and kept; the next press sends them with the new reference code.',
        'done resendCode [isSent]': 'The new code was sent: its own lifetime and its own pause start.',
        'done resendCode [else]': 'The provider refused to send another code, and the page says why.',
        'error resendCode': 'The call broke, so it is not certain that another code was sent.',
      },
    },
    'waiting.code.lapsed': {
      is: 'The code has lapsed and the field is empty. Only another code helps (OTP-04).',
      on: {
        'shopper.askedForCode':
          'The shopper asks for another code, at once: after a lapse the pause does not apply (OTP-05).',
        'shopper.askedNewNumber': 'The shopper changes the number instead.',
        'shopper.steppedBack': 'The shopper gives up the code and returns to the form.',
      },
    },
    'waiting.life': { is: 'The lifetime of the code, by the time of the server.' },
    'waiting.life.ticking': {
      is: 'The lifetime runs.',
      on: {
        'clock.ticked [hasCodeLapsed]': 'The last second of the code has passed.',
        'clock.ticked [else]': 'The code is still valid; the time left is shown.',
        'error clock': 'The server’s time cannot be known here.',
      },
    },
    'waiting.life.untimed': { is: 'Without a clock the code never lapses here: the provider’s answer to it decides.' },
    'waiting.life.over': { is: 'The code has lapsed. Another code starts a new lifetime.' },
    'waiting.messages': { is: 'The code read from the SMS by the browser (WebOTP).' },
    'waiting.messages.listening': {
      is: 'Listens for the SMS, if the browser can and the shopper allows it.',
      on: { 'error messages': 'The browser cannot read messages, or the shopper declined.' },
    },
    'waiting.messages.failed': { is: 'The shopper copies the code by hand.' },
    'waiting.contact': { is: 'Keeps the order’s contact up to date (IDEN-07). The code does not wait for it.' },
    'waiting.contact.comparing': {
      is: 'Compares the contact of the order with what the shopper entered.',
      on: {
        'always [isContactKnown]': 'The order has this contact, or a first code has updated it.',
        'always [else]': 'The phone or the e-mail differs from the order’s.',
      },
    },
    'waiting.contact.updating': {
      is: 'Updates the contact of the order, beside the code.',
      on: {
        'done updateContact': 'The order has the new contact.',
        'error updateContact': 'The update failed. The login goes on.',
      },
    },
    'waiting.contact.updated': { is: 'The order knows how to reach the shopper.' },
    'waiting.contact.outdated': { is: 'The order still has the former contact; this delays no step.' },
    'waiting.pause': { is: 'The pause between two sendings (OTP-05).' },
    'waiting.pause.cooling': {
      is: 'Another code is not offered yet.',
      on: {
        'clock.ticked [isPauseOver]': 'The code was sent before this page began, so less of the pause was left.',
        'after resendCooldown': 'The pause has passed on this page.',
      },
    },
    'waiting.pause.offered': { is: 'Another code can be asked for.' },
    verified: { is: 'Ends with the member logged in.' },
    numberWrong: { is: 'Ends with the pending code, which the change of the number needs (OTP-06).' },
    left: { is: 'Ends without a login: the shopper stepped back.' },
  },
}
