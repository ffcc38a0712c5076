import { msg } from '@lingui/core/macro'

/** A bank's credit for the basket: who lends, how it is paid back, and why there is none. */
export const shoppingCreditWords = {
  'credit.chooseBank': msg({ id: 'credit.chooseBank', message: 'Choose a bank for the credit' }),
  'credit.chooseBank.first': msg({
    id: 'credit.chooseBank.first',
    message: 'Choose the bank you want to apply to',
  }),
  'credit.bank': msg({ id: 'credit.bank', message: 'Bank' }),
  'credit.rate': msg({ id: 'credit.rate', message: 'Monthly interest / profit rate' }),
  'credit.interest': msg({ id: 'credit.interest', message: 'Monthly rate' }),
  'credit.upTo': msg({
    id: 'credit.upTo',
    message: 'Up to {count, plural, one {# month} other {# months}}',
  }),
  'credit.limits': msg({ id: 'credit.limits', message: '{min} to {max}' }),
  'credit.limits.from': msg({ id: 'credit.limits.from', message: 'At least {min}' }),
  'credit.limits.to': msg({ id: 'credit.limits.to', message: 'At most {max}' }),
  'credit.onlyCustomers': msg({ id: 'credit.onlyCustomers', message: 'Only for the bank’s own customers' }),
  'credit.hindrance.inactive': msg({
    id: 'credit.hindrance.inactive',
    message: 'Not available right now',
  }),
  'credit.hindrance.belowMinimum': msg({
    id: 'credit.hindrance.belowMinimum',
    message: 'For orders of at least {min}',
  }),
  'credit.hindrance.aboveMaximum': msg({
    id: 'credit.hindrance.aboveMaximum',
    message: 'For orders of at most {max}',
  }),
  'credit.noBank': msg({ id: 'credit.noBank', message: 'No bank offers credit for this order' }),
  'credit.banksUnknown': msg({ id: 'credit.banksUnknown', message: 'The banks could not be loaded' }),
  'credit.plan': msg({ id: 'credit.plan', message: 'Payment plan' }),
  'credit.plan.of': msg({ id: 'credit.plan.of', message: 'Payment plan of {bank} for {amount}' }),
  'credit.plan.sample': msg({ id: 'credit.plan.sample', message: 'Example: {amount} from {bank}' }),
  'credit.plan.choose': msg({
    id: 'credit.plan.choose',
    message: 'Choose a bank to see the payment plan of your order.',
  }),
  'credit.plan.unknown': msg({
    id: 'credit.plan.unknown',
    message: 'The payment plan could not be loaded. You can still apply.',
  }),
  'credit.plan.again': msg({ id: 'credit.plan.again', message: 'Load the payment plan again' }),
  'credit.plan.none': msg({
    id: 'credit.plan.none',
    message: 'This bank has no payment plan to show. You can still apply.',
  }),
  'credit.plan.found': msg({
    id: 'credit.plan.found',
    message: '{count, plural, one {# payment plan} other {# payment plans}} from {bank}',
  }),
  'credit.plan.taxes': msg({
    id: 'credit.plan.taxes',
    message: 'Taxes and levies may apply. The bank tells you when you apply.',
  }),
  'credit.plan.fee': msg({ id: 'credit.plan.fee', message: 'Allocation fee: {amount}.' }),
  'credit.plan.fees': msg({ id: 'credit.plan.fees', message: 'Allocation fee: {min} to {max}.' }),
  'credit.plan.bank': msg({
    id: 'credit.plan.bank',
    message: 'The bank sets the final rate when you apply.',
  }),
  'credit.term': msg({ id: 'credit.term', message: 'Term' }),
  'credit.months': msg({ id: 'credit.months', message: '{count, plural, one {# month} other {# months}}' }),
  'credit.monthly': msg({ id: 'credit.monthly', message: 'Monthly installment' }),
  'credit.total': msg({ id: 'credit.total', message: 'Total repayment' }),
  'credit.rates': msg({ id: 'credit.rates', message: 'Monthly interest / profit rates' }),
  'credit.rates.missing': msg({ id: 'credit.rates.missing', message: 'not offered' }),
  'credit.how': msg({ id: 'credit.how', message: 'How do I apply?' }),
  'credit.how.choose': msg({ id: 'credit.how.choose', message: 'Choose a bank here' }),
  'credit.how.choose.then': msg({
    id: 'credit.how.choose.then',
    message: 'Compare their rates and payment plans, then continue.',
  }),
  'credit.how.apply': msg({ id: 'credit.how.apply', message: 'Apply on the bank’s own page' }),
  'credit.how.apply.then': msg({
    id: 'credit.how.apply.then',
    message: 'Verify your identity and choose a term. The bank makes the decision.',
  }),
  'credit.how.return': msg({ id: 'credit.how.return', message: 'Come back to this page' }),
  'credit.how.return.then': msg({
    id: 'credit.how.return.then',
    message: 'If the bank approves, it pays for your order, and you pay the bank in installments.',
  }),
  'credit.agreement': msg({
    id: 'credit.agreement',
    message: 'I have read and accept the <userAgreement>user agreement</userAgreement>, and I want to apply for credit',
  }),
  'credit.apply': msg({ id: 'credit.apply', message: 'Continue to apply' }),
  'credit.applying': msg({ id: 'credit.applying', message: 'Preparing your application…' }),
  'credit.reason.bank': msg({ id: 'credit.reason.bank', message: 'Choose a bank to continue' }),
  'credit.reason.agreement': msg({
    id: 'credit.reason.agreement',
    message: 'Accept the user agreement to continue',
  }),
  'credit.reason.connection': msg({
    id: 'credit.reason.connection',
    message: 'You can continue as soon as you are online again',
  }),
  'credit.reason.newPrice': msg({
    id: 'credit.reason.newPrice',
    message: 'Accept the new amount to continue',
  }),
  'credit.failed.alreadyApplied': msg({
    id: 'credit.failed.alreadyApplied',
    message: 'You already have a credit application',
  }),
  'credit.failed.alreadyApplied.text': msg({
    id: 'credit.failed.alreadyApplied.text',
    message: 'Your new application was not sent to the bank. You have not been charged. Choose another payment method.',
  }),
  'credit.failed.outOfStock': msg({ id: 'credit.failed.outOfStock', message: 'The product is out of stock' }),
  'credit.failed.outOfStock.text': msg({
    id: 'credit.failed.outOfStock.text',
    message: 'No application was made. You have not been charged. Ask the shop about the product.',
  }),
  'credit.ineligible.amountLimits': msg({
    id: 'credit.ineligible.amountLimits',
    message: 'This order amount is not eligible for shopping credit',
  }),
  'credit.ineligible.gold': msg({
    id: 'credit.ineligible.gold',
    message: 'Gold purchases are not eligible for shopping credit',
  }),
  'credit.ineligible.other': msg({
    id: 'credit.ineligible.other',
    message: 'The products in your basket are not eligible for shopping credit',
  }),
  'credit.ineligible.phonePcTablet': msg({
    id: 'credit.ineligible.phonePcTablet',
    message: 'Shopping credit is not available for phones, computers and tablets',
  }),
  'credit.ineligible.kyc': msg({
    id: 'credit.ineligible.kyc',
    message: 'Verify your account to use shopping credit',
  }),
  'credit.ineligible.trustStampKyc': msg({
    id: 'credit.ineligible.trustStampKyc',
    message: 'Verify your account to use shopping credit at this shop',
  }),
  'credit.ineligible.food': msg({
    id: 'credit.ineligible.food',
    message: 'Food purchases are not eligible for shopping credit',
  }),
  'credit.ineligible.memberRestriction': msg({
    id: 'credit.ineligible.memberRestriction',
    message: 'You are not eligible for shopping credit at the moment',
  }),
  'credit.ineligible.underAge': msg({
    id: 'credit.ineligible.underAge',
    message: 'Shopping credit needs a parent’s or guardian’s approval',
  }),
  'credit.ineligible.emailConfirmation': msg({
    id: 'credit.ineligible.emailConfirmation',
    message: 'Verify your e-mail address to apply',
  }),
  'credit.ineligible.unknown': msg({
    id: 'credit.ineligible.unknown',
    message: 'Shopping credit cannot be used for this order',
  }),
  'credit.because.amountLimits': msg({
    id: 'credit.because.amountLimits',
    message: 'The order amount must be between {min} and {max}.',
  }),
  'credit.because.phonePcTablet': msg({
    id: 'credit.because.phonePcTablet',
    message: 'Your basket has a phone, a computer or a tablet.',
  }),
  'credit.because.underAge': msg({
    id: 'credit.because.underAge',
    message: 'If you are under 18, you need the approval of a parent or guardian.',
  }),
  'credit.wayOn.other': msg({ id: 'credit.wayOn.other', message: 'Choose another payment method.' }),
  'credit.wayOn.kyc': msg({
    id: 'credit.wayOn.kyc',
    message: 'Verify your identity in the {product} app and try again, or choose another payment method.',
  }),
  'credit.wayOn.emailConfirmation': msg({
    id: 'credit.wayOn.emailConfirmation',
    message: 'Verify the e-mail address of your account and try again, or choose another payment method.',
  }),
}
