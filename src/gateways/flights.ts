import { type Call, bodyOf } from './call'
import { GatewayError } from './outcome'

/** A call from its first exchange to its last, the wait between them included. */
export interface Flight {
  /** Gives up the exchange that is under way. */
  abandon: (fault: 'superseded') => void
}

export interface Flights {
  /** Throws GatewayError where a call may not be made beside the one that is under way. */
  takeOff(call: Call<unknown>): Flight
  /** Whether no newer call has taken its place. */
  isLatest(call: Call<unknown>, flight: Flight): boolean
  land(call: Call<unknown>, flight: Flight): void
}

/** A second payment is a repeat of the first, whatever it carries. */
function keyOf(call: Call<unknown>): string {
  return call.kind === 'money' ? call.kind : `${call.method} ${call.path} ${JSON.stringify(bodyOf(call))}`
}

/** What is under way. Aborting does not undo what a server has begun, so only reads make room for a repeat; any other repeat is refused. */
export function createFlights(): Flights {
  const flights = new Map<string, Flight>()
  const isLatest: Flights['isLatest'] = (call, flight) => flights.get(keyOf(call)) === flight
  return {
    takeOff(call) {
      const earlier = flights.get(keyOf(call))
      if (earlier && call.kind !== 'read') throw new GatewayError('repeated', call.path)
      earlier?.abandon('superseded')
      const flight: Flight = { abandon: () => undefined }
      flights.set(keyOf(call), flight)
      return flight
    },
    isLatest,
    land(call, flight) {
      if (isLatest(call, flight)) flights.delete(keyOf(call))
    },
  }
}
