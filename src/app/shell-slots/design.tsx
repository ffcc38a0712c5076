import { useEffect, useState } from 'react'
import { isAtForm, screenOf } from '../../../machines/checkout/screens'
import { isCompact, isPaymentLink, tokenOf } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'
import { storeLinkView, showLinkView } from '../../shell/link-view'

/**
 * Sets the design on the document: the new one, or the compact one for an order that switches the new one off (SHELL-13). Also sets and
 * saves the layout of a payment link, which the address of an embedded checkout sets earlier.
 */
export function Design() {
  const design = useView(isCompact) ? 'compact' : 'new'
  const isLink = useView(isPaymentLink)
  const token = useView(tokenOf)
  const screen = useView(screenOf)
  const isForm = useView(isAtForm)
  // Also the first screen of a stored login, where the layout was not stored with it.
  const [first] = useState(screen)
  // The form is drawn before the order is known and keeps its layout: another one would move everything on it.
  const isNext = screen !== first && !isForm
  useEffect(() => {
    document.documentElement.setAttribute('data-design', design)
    if (isLink) storeLinkView(token)
    if (isLink && isNext) showLinkView()
  }, [design, isLink, isNext, token])
  return null
}
