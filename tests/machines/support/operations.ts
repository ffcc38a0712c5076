/** The asynchronous operations of MDL-08 by the row's own names: the machines that run each, and the port that it is asked by. */
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
  // In the quick modal and after a changed number the same machine asks for the code, begun with another input.
  'its second variant': [['otp', 'verifyCode']],
  'the OTP update': [['otp', 'verifyCode']],
  'SMS resend': [['otp', 'resendCode']],
  'bank list': [['shoppingCredit', 'askCreditBanks']],
  // Of a credit, a balance and a transfer the attempt asks as of a card, begun with another submission.
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
  'phone change': [['phoneChange', 'changeNumber']],
}

/** The operations as the row lists them, in its order. */
export function operationsIn(rows: string): string[] {
  const row = rows.split('\n').find((line) => line.startsWith('- MDL-08 ')) ?? ''
  const [, list = ''] = /lists them: (.+)\.$/.exec(row.replace(/ \((?:[^()]|\([^()]*\))*\)/g, '')) ?? []
  return list.split(/, | and (?=the )/).map((name) => name.trim())
}
