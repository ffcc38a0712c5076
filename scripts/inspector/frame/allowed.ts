import { isRecordableWord as isRecordedWord } from '../../../src/services/recorder/facts'

/** Words of our own code beside those that the recorder lists: how contexts name ways, levels and places. */
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

/** Fields that say where a machine is in its work. Those of a person, a card, an account or a credential are not among them. */
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

/** Whether a field of a context is shown at all. */
export const isListedField = (name: string): boolean => FIELDS.has(name) || FLAG.test(name)
