import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type Checkout, CheckoutProvider } from '../../checkout/provider'
import { App, type AppProps } from './app'

export interface PageProps extends AppProps {
  readonly checkout: Checkout
  readonly i18n: I18n
}

/** Everything that is rendered; the same in the browser and when the first page is made at build time. */
export function CheckoutPage({ checkout, i18n, ...app }: PageProps) {
  return (
    <I18nProvider i18n={i18n}>
      <CheckoutProvider checkout={checkout}>
        <App {...app} />
      </CheckoutProvider>
    </I18nProvider>
  )
}
