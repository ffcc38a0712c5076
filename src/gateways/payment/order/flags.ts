import * as v from 'valibot'
import { flag, flagUnlessOff, guardingFlag } from '../../fields'

/** What an order switches on and off (BOOT-16). */
export const flagFields = {
  campaignEnabled: flag,
  creditCardEnabled: flag,
  creditEnabled: flag,
  bankTransferEnabled: flag,
  fundEnabled: flag,
  mixPaymentEnabled: flag,
  force3Ds: guardingFlag,
  merchantTrustStampAvailableOrIgnored: flag,
  agreementCheckedByDefault: flag,
  // The one that is on where nothing is said of it.
  newDesignEnabled: flagUnlessOff,
  stepInfoEnabled: flag,
  quickLoginRegisterEnabled: flag,
  customCOFormExpireTimeEnabled: flag,
  pwiQrCodeDisabled: flag,
}

export const flagsSchema = v.object(flagFields)
