/** The test answers the calls itself, so no provider takes part. */
const OWN_ANSWERS = 'the test answers the calls itself'

/** Tests of the sandbox as a program: its addresses, headers, CORS and journal. */
const SANDBOX_ITSELF = 'asks about the sandbox as a program: its page, its journal, its fault rules'

/** Contract tests that run against the sandbox only, by file or by file and block, with the reason. */
export const ONE_PROVIDER: Readonly<Record<string, string>> = {
  arrival: OWN_ANSWERS,
  'base-addresses': SANDBOX_ITSELF,
  'boot-exchange': OWN_ANSWERS,
  'broken-answers': OWN_ANSWERS,
  channel: OWN_ANSWERS,
  'every-call': OWN_ANSWERS,
  'lost-fields': OWN_ANSWERS,
  'refusal-words': OWN_ANSWERS,
  'reported-faults': OWN_ANSWERS,
  tolerance: OWN_ANSWERS,
  'every-path': SANDBOX_ITSELF,
  faults: SANDBOX_ITSELF,
  headers: SANDBOX_ITSELF,
  idempotency: 'no idempotency header is documented; its name is configuration',
  'in-flight': SANDBOX_ITSELF,
  'rate-limit': SANDBOX_ITSELF,
  'lost-answer · a verdict over a lost answer': 'asks the rules themselves',
  'refused-login': 'the documents name no answer to a lapsed login',
  'ended-session': 'the documents name no lifetime of a login and no answer to a lapsed one',
  'balance-payment · a balance payment': 'a call that arrives twice has no documented answer',
  'bank-transfer · a bank transfer':
    'a call that arrives twice and another price of an open order have no documented answer',
  'card-choices · the call that is chosen':
    'the documents do not say that a mixed payment by a new card goes to its bank',
  'card-payment · a card that pays': 'checks the hash and the headers in the journal of the sandbox',
  'card-payment · a card that is declined':
    'the words of a decline in both languages and the cards of other gateways are not documented',
  'card-payment · a rule of the provider': 'the words of these rules in both languages are not documented',
  'cards · a saved card': 'what a lapsed saved card and a prepaid card are answered with is not documented',
  'getting-in · a buyer from abroad':
    'how a merchant that takes no foreign buyer answers, and its own form, are not documented',
  'kyc-gate · the limit of the highest level': 'the documents name no limit for a member of the highest level',
  'kyc-gate · the form': 'the refusals of an identity are not documented',
  'kyc-gate · the app': 'the provider’s own app is not documented',
  'login · asking for a code': 'the language of an SMS is not documented',
  'login · the right code': 'the form of a token and its lifetime are not documented',
  'login · in %s': 'the codes and words of a wrong, lapsed or exhausted code are not documented',
  'lost-code · when the answer to a resend was lost': 'the words of a lapsed code are not documented',
  'mixed-payment · a mixed payment':
    'the bank’s page of a mixed payment and a call that arrives twice are not documented',
  'order-check': 'another price of an open order has no documented call',
  'order · the order behind a token': OWN_ANSWERS,
  'order · a token in %s': 'the words of a dead token and the cancelling of an order are not documented',
  'order · how an order ended': 'how long a paid order stays readable is not documented',
  'public-cards · a public test card': 'what a bank that verifies no shopper answers is not documented',
  'resend · having another code sent': 'the pause between two codes is not documented',
  services: 'cancels orders and prepares exchanges, which no document has a call for',
  'shopping-credit · a shopping credit':
    'which facts of a member keep credit away, and another price of an open order, are not documented',
  'transfer-code · a code': 'the end of money that names a replaced code is not documented',
}
