/**
 * The purpose of each script and style of the build. The build fails for a chunk without one.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const WHY = {
  address: 'The address of each screen: reading it, writing it, Back and Forward.',
  analytics: 'Counts what calls and payments come to, where the operator has configured it.',
  'balance-info': 'Explains the balance in a dialog of the methods.',
  'bank-page': 'Shows the page of a card’s bank within the checkout, where it is in a frame.',
  'change-language': 'Changes the language of the page.',
  'checkout-loader-classic': 'Puts the checkout into a merchant’s page; for pages without modules.',
  'checkout-loader-module': 'Puts the checkout into a merchant’s page.',
  'country-choice': 'The list of countries, and the dialog around it and others.',
  countries: 'The countries and their calling codes, in one language.',
  'credit-offer': 'Offers a shopping credit where the limit does not suffice.',
  danger: 'The dialog of an error or a notice that must be read.',
  embedded: 'Tells the page around a frame how high the checkout is.',
  'exit-modal': 'Asks before the shopper leaves for the shop.',
  'explicit-consent': 'The explicit consent, in one language.',
  figures: 'The figures that agreements quote, in one language.',
  first: 'React, the first form and its words: all that the first screen needs.',
  fonts: 'The typeface.',
  frame: 'The header, the steps and the footer around every screen.',
  'host-message': 'Hears a login that the app around the page hands over.',
  'how-to-apply': 'Explains how a shopping credit is applied for.',
  identify: 'The screen that asks for e-mail and phone.',
  index: 'Starts the checkout.',
  'into-balance': 'Refunds and settlements into the balance.',
  later: 'The words of every screen after the first, in one language.',
  'leave-transfer': 'Asks before a bank transfer is given up.',
  'legal-text': 'Shows a legal text over the page.',
  mask: 'Formats the card fields while they are typed in.',
  monitoring: 'Reports errors to the operator, where it is configured.',
  'open-host-message': 'Decrypts a login that the app around the page hands over.',
  pay: 'The screen of the payment methods.',
  payment: 'Sends a payment and follows it.',
  'permission-modal': 'Asks for the permission to send messages.',
  polyfill: 'Plural rules for browsers without them.',
  'polyfill-patch-fetch': 'Cancelling of requests for browsers without it.',
  'privacy-notice': 'The privacy notice, in one language.',
  'qr-path': 'Draws the QR code of the checkout.',
  recorder: 'Keeps the last steps of the state machines for “copy diagnostics”, without anything of the shopper’s.',
  replay: 'Records the masked page for an error report, where it is configured.',
  result: 'The result, the way to a bank and the search for a lost answer.',
  'rolldown-runtime': 'Connects the pieces of the build.',
  'service-agreement': 'The service agreement, in one language.',
  shared: 'What several later screens are made of.',
  'sign-in': 'The screens of the code, of registration and of failed openings.',
  start: 'The calls to the provider, the session and the tabs.',
  traits: 'Tells browsers apart for the fingerprint of a payment.',
  'user-agreement': 'The user agreement, in one language.',
  'verify-identity': 'The check of the identity behind a higher limit.',
}

/** Only for the build that the inspector shows in an iframe. @type {Readonly<Record<string, string>>} */
export const WHY_INSPECTED = {
  inspected: 'Says what the machines do to the inspector that frames the page, and does what it asks for.',
}
