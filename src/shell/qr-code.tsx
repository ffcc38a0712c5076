import { useEffect, useState } from 'react'
import { useWords } from '../words/use-words'
import type { QrDrawing } from './qr-path'
import * as css from './qr-code.css'

interface Drawn extends QrDrawing {
  readonly address: string
}

/** The address of this page, for the camera of a phone. Its room is there before it; what can't be drawn is missed by nobody. */
export function QrCode({ address }: { readonly address: string }) {
  const { say } = useWords()
  const [drawn, setDrawn] = useState<Drawn>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    import('./qr-path')
      .then(({ qrDrawing }) => {
        if (isWanted) setDrawn({ ...qrDrawing(address), address })
      })
      .catch((error: unknown) => {
        // Into the page's own log, which older browsers can't be told to write.
        if ('reportError' in window) reportError(error)
        if (isWanted) setFailed(true)
      })
    return () => {
      isWanted = false
    }
  }, [address])
  if (hasFailed) return null
  return (
    <aside className={css.qr} aria-label={say('qr.label')} data-qr={drawn?.address === address ? address : undefined}>
      <svg
        className={css.code}
        viewBox={`0 0 ${String(drawn?.size ?? 1)} ${String(drawn?.size ?? 1)}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        focusable="false"
      >
        <path d={drawn?.path} />
      </svg>
      <p className={css.words}>{say('qr.text')}</p>
    </aside>
  )
}
