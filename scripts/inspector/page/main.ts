import './style/base.css'
import './style/layout.css'
import './style/controls.css'
import './style/search.css'
import './style/live.css'
import './style/dialog.css'
import './style/chart.css'
import './style/drawing.css'
import './style/lit.css'
import './style/panel.css'
import './style/state.css'
import './style/lists.css'
import './style/tree.css'
import './style/history.css'
import './style/narrow.css'
import { startInspector } from './inspector'
import { readData } from './data'
import { byId } from './element'

readData()
  .then(startInspector)
  .catch((error: unknown) => {
    const live = byId('live', HTMLElement)
    live.textContent = error instanceof Error ? error.message : String(error)
  })
