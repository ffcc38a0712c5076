import { type FailureText, inGroup } from './failure-text'

/** The sandbox's own codes for bank transfers, and for money that goes into a balance. */
export const TRANSFER_FAILURES = Object.entries<FailureText>({
  '10640': inGroup(
    'REFUND_CANNOT_TRANSFER',
    'İadeniz bu hesaba aktarılamıyor.',
    'Your refund cannot be transferred to this account.',
  ),
  '10641': inGroup(
    'REFUND_PROBLEM',
    'İadeniz aktarılırken bir sorun oluştu, lütfen daha sonra tekrar deneyin.',
    'There was a problem with your refund, please try again later.',
  ),
  '10642': inGroup('REFUND_ALREADY_CLAIMED', 'Bu iade daha önce alındı.', 'This refund has been claimed already.'),
  '10643': inGroup('REFUND_PAYMENT_NOT_FOUND', 'Ödeme bulunamadı', 'Payment not found'),
  '10644': inGroup(
    'REFUND_TOO_LATE',
    'Ödemenin iade süresi (365 gün) doldu',
    'The payment can no longer be refunded (365 days)',
  ),
  '10650': inGroup(
    'SETTLEMENT_NOT_COMPLETED',
    'Aktarım tamamlanamadı, lütfen daha sonra tekrar deneyin.',
    'The transfer could not be completed, please try again later.',
  ),
  '10651': inGroup(
    'SETTLEMENT_ALREADY_SET',
    'Bu ödeme için seçiminizi daha önce yaptınız.',
    'You have made your choice for this payment already.',
  ),
  '10671': inGroup(
    'BANK_NOT_FOUND',
    'Seçtiğiniz bankaya havale yapılamıyor.',
    'Transfers to the bank you chose are not possible.',
  ),
  '10673': inGroup(
    'BANK_TRANSFER_LAPSED',
    'Havaleniz 3 iş günü içinde ulaşmadığı için ödeme tamamlanmadı.',
    'Your transfer did not arrive within 3 business days, so the payment was not completed.',
  ),
  '10674': inGroup(
    'BANK_TRANSFER_VOID',
    'Bu referans kodu artık geçerli değil, lütfen bu kodla para göndermeyin.',
    'This reference code is no longer valid, please do not send money with it.',
  ),
})
