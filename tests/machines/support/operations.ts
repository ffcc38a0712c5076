/** The asynchronous operations of MDL-08, by the row's own names: the machines that perform each, and its port. */
export const OPERATIONS: Readonly<Record<string, readonly (readonly [machine: string, port: string])[]>> = {
  'e-mail check': [
    ['identify', 'checkMember'],
    ['emailMismatch', 'checkMember'],
  ],
  'in-app payment': [['checkout', 'restoreLogin']],
  'phone check': [['identify', 'checkPhone']],
  'card payment': [
    ['paymentAttempt', 'prepare'],
    ['paymentAttempt', 'authorise'],
  ],
  'card list': [['cardPayment', 'openWallet']],
  installments: [['cardPayment', 'askInstallments']],
  bonus: [['cardPayment', 'askBonus']],
  'SMS verification': [['otp', 'verifyCode']],
  // The one-page login and the changed number use the same machine with other inputs.
  'its second variant': [['otp', 'verifyCode']],
  'the OTP update': [['otp', 'verifyCode']],
  'SMS resend': [['otp', 'resendCode']],
  'bank list': [['shoppingCredit', 'askCreditBanks']],
  // For credits, balance and transfers, the attempt uses the same port as for cards, with another submission.
  validation: [['paymentAttempt', 'prepare']],
  initialize: [['paymentAttempt', 'authorise']],
  'payment plan': [['shoppingCredit', 'askCreditPlans']],
  'balance fetch': [
    ['payment', 'askBalance'],
    ['refund', 'askBalance'],
  ],
  'balance payment': [['paymentAttempt', 'authorise']],
  'bank transfer': [['paymentAttempt', 'authorise']],
  'its notify': [['bankTransfer', 'notifyTransfer']],
  'refund claim': [['refund', 'claimRefund']],
  'settlement settings': [['settlement', 'setSettlement']],
  'contact update': [
    ['otp', 'updateContact'],
    ['foreignPhone', 'updateContact'],
  ],
  'app init': [['checkout', 'startOrder']],
  'phone change': [['phoneChange', 'changePhone']],
}

export function operationsIn(rows: string): string[] {
  const row = rows.split('\n').find((line) => line.startsWith('- MDL-08 ')) ?? ''
  const [, list = ''] = /lists them: (.+)\.$/.exec(row.replace(/ \((?:[^()]|\([^()]*\))*\)/g, '')) ?? []
  return list.split(/, | and (?=the )/).map((name) => name.trim())
}
