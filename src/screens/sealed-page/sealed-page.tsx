import type { ReactNode } from 'react'
import { useArrival } from '../../checkout/use-arrival'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { Seal } from '../../components/seal/seal'
import type { SealKind } from '../../components/seal/seals'
import type { WordKey } from '../../words/word-key'
import { useWords } from '../../words/use-words'

interface SealedPageProps {
  readonly screen: string
  readonly seal: SealKind
  readonly heading: WordKey
  readonly lede: ReactNode
  readonly children: ReactNode
}

/** A screen that opens with a seal and a heading, which takes the focus; the content follows. */
export function SealedPage({ screen, seal, heading, lede, children }: SealedPageProps) {
  const { say } = useWords()
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen={screen} isFull>
      <Seal kind={seal} />
      <Heading lede={lede} headingRef={headingRef}>
        {say(heading)}
      </Heading>
      {children}
    </Main>
  )
}
