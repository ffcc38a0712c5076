/** The consents of a member, with the values that were sent; a box that was never ticked is absent. */
export interface Consents {
  readonly outlineAgreementStatus?: 'ACCEPTED'
  readonly pdppPermission?: 'PERMITTED_ON_REGISTER'
  readonly communicationsPermission?: 'PERMITTED' | 'PERMITTED_ON_MODAL'
}
