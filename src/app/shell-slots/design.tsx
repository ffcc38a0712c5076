import { useEffect } from 'react'
import { isCompact } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'
import '../../shell/compact.css'

/** The page says which design it has: the new one, or the closer one of an order that switches it off (SHELL-13). */
export function Design() {
  const design = useView(isCompact) ? 'compact' : 'new'
  useEffect(() => {
    document.documentElement.setAttribute('data-design', design)
  }, [design])
  return null
}
