/** What a member has agreed to, in the words in which it was said; what was never ticked is not there. */
export interface Consents {
  readonly outlineAgreementStatus?: 'ACCEPTED'
  readonly pdppPermission?: 'PERMITTED_ON_REGISTER'
  readonly communicationsPermission?: 'PERMITTED' | 'PERMITTED_ON_MODAL'
}
