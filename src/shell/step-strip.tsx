import { Icon } from '../components/icon/icon'
import { useWords } from '../words/use-words'
import * as css from './step-strip.css'

export interface StepStripProps {
  readonly current: 1 | 2 | 3 | 4
  readonly productName: string
}

export function StepStrip({ current, productName }: StepStripProps) {
  const { say } = useWords()
  const names = [
    say('shell.step.pay', { product: productName }),
    say('shell.step.verify'),
    say('shell.step.choose'),
    say('shell.step.approve'),
  ]
  return (
    <nav className={css.strip} aria-label={say('shell.steps')}>
      <ol className={css.steps}>
        {names.map((name, index) => {
          const state = stateOf(index + 1, current)
          return (
            <li key={name} className={css.states[state]} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={css.name}>
                <span className={css.circles[state]}>
                  {state === 'done' ? <Icon name="check" size="tick" /> : index + 1}
                </span>
                <span data-product-name>{name}</span>
              </span>
            </li>
          )
        })}
      </ol>
      <p className={css.current} aria-hidden="true">
        <b>{current}/4</b> <span data-product-name>{names[current - 1]}</span>
      </p>
    </nav>
  )
}

function stateOf(step: number, current: number) {
  if (step < current) return 'done'
  return step === current ? 'now' : 'ahead'
}

/** Reserves the strip's space if the page began with steps but turns out to have none. */
export function StepsSkeleton() {
  return <div className={css.room} />
}
