import { tabOwnershipMachine } from '../../../machines/around/tab-ownership/machine'
import type { RivalEvent, claimOrder, reloadPage, rivals, takeOver } from '../../../machines/around/tab-ownership/ports'
import { hold } from './held-port'
import { holdSource } from './held-source'
import { provided } from './provided'

/** The other tabs with the same order: the test controls their answers and messages. */
export function holdOthers(machine = tabOwnershipMachine, heard?: typeof rivals) {
  const ports = {
    claimOrder: hold<typeof claimOrder>(),
    takeOver: hold<typeof takeOver>(),
    reloadPage: hold<typeof reloadPage>(),
  }
  const news = holdSource<RivalEvent>()
  return {
    ...ports,
    tell(type: RivalEvent['type']) {
      news.tell({ type })
    },
    logic: provided(machine, {
      actors: {
        claimOrder: ports.claimOrder.logic,
        takeOver: ports.takeOver.logic,
        reloadPage: ports.reloadPage.logic,
        rivals: heard ?? news.logic,
      },
    }),
  }
}
