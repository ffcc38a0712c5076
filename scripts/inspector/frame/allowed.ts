import { isRecordableWord as isRecordedWord } from '../../../src/services/recorder/facts'

/** Values from our own code that may be shown, besides those that the recorder allows. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  ...['pay', 'refund', 'settlement', 'login', 'code', 'tr', 'en', 'TRY', 'USD', 'EUR', 'GBP', 'IRR'],
  ...['savedCard', 'newCard', 'bkm', 'savedCards', 'iban', 'bank', 'balance', 'member', 'form', 'order'],
  ...['notice', 'danger', 'alert', 'field', 'screen', 'modal', 'inline', 'page', 'email', 'gsmNumber', 'agreement'],
  ...['offline', 'deadline', 'server', 'malformed', 'superseded', 'generic', 'required', 'invalid', 'missing'],
  ...['cardNumber', 'expireDate', 'cvc', 'accountHolder', 'identityNumber', 'birthDate', 'name', 'surname'],
  ...['userAgreement', 'privacyNotice', 'serviceAgreement', 'explicitConsent', 'figures', 'android', 'ios', 'huawei'],
])

export const isListedWord = (word: string): boolean => OWN_WORDS.has(word) || isRecordedWord(word)

const FLAG = /^(?:is|has|can|needs|was|are|wants|does|must)[A-Z][A-Za-z]*$/

/** Context fields that describe a machine's progress. Fields of a person, card, account or credential must not be added. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['kind', 'flow', 'entrance', 'kept', 'asked', 'screen', 'network', 'method', 'methods', 'order', 'form', 'member'],
  ...['problem', 'notice', 'placement', 'tone', 'receipt', 'attempted', 'pending', 'foreignBuyer', 'returning'],
  ...['timings', 'wallet', 'balance', 'level', 'limit', 'terms', 'installments', 'options', 'selectedInstallment'],
  ...['bonus', 'mix', 'cardSource', 'faults', 'touched', 'fault', 'field', 'box', 'boxes', 'text', 'texts', 'language'],
  ...['price', 'total', 'amount', 'paidPrice', 'currency', 'fee', 'funds', 'sum', 'sums', 'breakdown', 'items'],
  ...['cards', 'banks', 'accounts', 'offers', 'offer', 'plans', 'plan', 'credits', 'eligibility', 'limits'],
  ...['attempts', 'tries', 'tried', 'rounds', 'began', 'sentAt', 'endsAt', 'now', 'deadline', 'loginEndsAt', 'since'],
  ...['submission', 'outcome', 'verdict', 'refused', 'refusal', 'group', 'word', 'words', 'reason', 'why', 'side'],
  ...[
    'gate',
    'draft',
    'choice',
    'choices',
    'into',
    'destination',
    'claim',
    'claims',
    'extras',
    'permission',
    'consents',
  ],
  ...['prefix', 'countries', 'search', 'variant', 'whose', 'owner', 'owned', 'visits', 'resends', 'codes', 'left'],
])

export const isListedField = (name: string): boolean => FIELDS.has(name) || FLAG.test(name)
