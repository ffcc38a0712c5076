import type { IntoBalance } from '../../../machines/entities/flow'
import { Main } from '../../components/main/main'
import { StatusIcon } from '../../components/status-icon/status-icon'
import { Heading } from '../../components/heading/heading'
import { useWords } from '../../words/use-words'
import { WaitingBar } from '../../components/waiting-bar/waiting-bar'
import { actions } from '../../../styles/rhythm.css'

/** The parts of the screen that stay, and a placeholder for those that are loading. */
export function IntoBalanceOpening({ flow }: { readonly flow: IntoBalance }) {
  const { say } = useWords()
  return (
    <Main screen={flow} isFull>
      <StatusIcon kind={flow} />
      <Heading>{say(flow === 'refund' ? 'refund.heading' : 'settlement.heading')}</Heading>
      <div className={actions}>
        <WaitingBar label={say('shell.loading')} />
      </div>
    </Main>
  )
}
