import type { ReactNode } from 'react'
import './link-view.css'
import * as css from './page.css'

export interface PageProps {
  /** The screen: `<Main>`. */
  readonly children: ReactNode
  /** `<Alert>`; it is read and reached before the rest. */
  readonly alert?: ReactNode
  readonly header?: ReactNode
  readonly steps?: ReactNode
  readonly footer?: ReactNode
  /** The price panel with what belongs under it or, on result screens, what follows. */
  readonly side?: ReactNode
  /** One column in the middle: screens without an order. */
  readonly isSolo?: boolean
  /** Which payment bar stands over the end of the page on phones. */
  readonly hasBar?: 'bare' | 'bar' | undefined
}

/** The 718 layout: one column on phones, 440 + 24 + 254 above. */
export function Page({ children, alert, header, steps, footer, side, isSolo = false, hasBar }: PageProps) {
  const shape = css.shapes[isSolo ? 'solo' : 'beside']
  const frame = css.frames[hasBar ?? 'none']
  return (
    <div className={isSolo ? `${frame} ${css.soloFrame}` : frame}>
      {alert}
      {header}
      {steps}
      <div className={steps ? `${shape} ${css.underSteps}` : shape}>
        {children}
        {side && <div className={css.sides[hasBar ? 'panel' : 'info']}>{side}</div>}
      </div>
      {footer}
    </div>
  )
}
