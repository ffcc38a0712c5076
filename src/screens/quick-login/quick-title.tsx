import type { Ref } from 'react'
import { useCheckout } from '../../checkout/provider'
import { Heading } from '../../components/heading/heading'
import { useWords } from '../../words/use-words'

/** One page asks for everything, so it says what it is for. */
export function QuickTitle({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  const { say } = useWords()
  const { productName } = useCheckout()
  return (
    <Heading lede={say('quick.lede')} headingRef={headingRef}>
      {say('quick.heading', { product: productName })}
    </Heading>
  )
}
