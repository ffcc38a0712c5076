import { useWords } from '../words/use-words'
import * as css from './clock.css'

export interface ClockProps {
  /** As shown: `14:32`. */
  readonly timeLeft: string
  /** Share of the time that is left, from 1 down to 0. */
  readonly share: number
  readonly isLast: boolean
}

/**
 * The figures change in place, without animation. A screen reader can read the time from the accessible name, but passing seconds are not
 * announced.
 */
export function Clock({ timeLeft, share, isLast }: ClockProps) {
  const { say } = useWords()
  const kind = isLast ? 'last' : 'calm'
  const label = say('shell.timeLeft')
  return (
    <div
      className={css.clocks[kind]}
      role="timer"
      data-warning={isLast || undefined}
      aria-live="off"
      aria-label={`${label} ${timeLeft}`}
    >
      <span className={isLast ? `${css.label} ${css.lastLabel}` : css.label} aria-hidden="true">
        {label}
      </span>
      <svg className={css.rings[kind]} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle className={css.track[kind]} cx="10" cy="10" r="8" />
        <circle
          className={css.left[kind]}
          cx="10"
          cy="10"
          r="8"
          strokeDasharray={`${(share * 50.27).toFixed(1)} 50.3`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      <span aria-hidden="true">{timeLeft}</span>
    </div>
  )
}
