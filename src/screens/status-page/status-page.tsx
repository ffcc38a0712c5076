import type { ReactNode } from 'react'
import { useArrival } from '../../checkout/use-arrival'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { StatusIcon } from '../../components/status-icon/status-icon'
import type { StatusIconKind } from '../../components/status-icon/status-icons'
import type { WordKey } from '../../words/word-key'
import { useWords } from '../../words/use-words'

interface StatusPageProps {
  readonly screen: string
  readonly icon: StatusIconKind
  readonly heading: WordKey
  readonly lede: ReactNode
  readonly children: ReactNode
}

/** A screen that opens with a seal and a heading, which takes the focus; the content follows. */
export function StatusPage({ screen, icon, heading, lede, children }: StatusPageProps) {
  const { say } = useWords()
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen={screen} isFull>
      <StatusIcon kind={icon} />
      <Heading lede={lede} headingRef={headingRef}>
        {say(heading)}
      </Heading>
      {children}
    </Main>
  )
}
