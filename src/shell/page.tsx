import { Fragment, type ReactNode } from 'react'
import './link-view.css'
import * as css from './page.css'

export interface PageProps {
  /** A new name remounts the columns, and a new `footerName` the footer, so that nothing of the last page moves. */
  readonly name: string
  readonly footerName: string
  /** The screen: `<Main>`. */
  readonly children: ReactNode
  /** `<Alert>`, first in the reading and focus order. */
  readonly alert?: ReactNode
  readonly header?: ReactNode
  readonly steps?: ReactNode
  readonly footer?: ReactNode
  /** The price panel with what belongs below it or, on result screens, what follows. */
  readonly side?: ReactNode
  /** One column in the middle: screens without an order. */
  readonly isSolo?: boolean
  /** The kind of payment bar at the bottom of the page on phones. */
  readonly hasBar?: 'bare' | 'bar' | undefined
  /** Set while content loads whose height will change: the footer starts below the window. */
  readonly isTall?: boolean
}

/** The 718 layout: one column on phones, 440 + 24 + 254 above. */
export function Page(props: PageProps) {
  const { name, footerName, children, alert, header, steps, footer, side } = props
  const { isSolo = false, hasBar, isTall = false } = props
  const shape = css.shapes[isSolo ? 'solo' : 'beside']
  const columns = [shape, steps && css.underSteps, isTall && css.tall]
  const frame = css.frames[hasBar ?? 'none']
  return (
    <div className={isSolo ? `${frame} ${css.soloFrame}` : frame}>
      {alert}
      {header}
      {steps}
      <div key={name} className={columns.filter(Boolean).join(' ')}>
        {children}
        {side && (
          <div key={hasBar} className={css.sides[hasBar ? 'panel' : 'info']}>
            {side}
          </div>
        )}
      </div>
      <Fragment key={footerName}>{footer}</Fragment>
    </div>
  )
}
