import { Fragment, type ReactNode } from 'react'
import './link-view.css'
import * as css from './page.css'

export interface PageProps {
  /** Another name is another page: its columns and its footer are new, so that nothing of the last page moves. */
  readonly name: string
  readonly footerName: string
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
  /** Which payment bar is over the end of the page on phones. */
  readonly hasBar?: 'bare' | 'bar' | undefined
  /** What loads in it has another height than what follows: the footer waits below the window. */
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
