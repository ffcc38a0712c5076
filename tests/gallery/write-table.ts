import { GALLERY } from '../journeys/gallery/places'
import { writeTable } from '../journeys/gallery/write-table'

/** Runs before the first picture. */
export default function writeTheTable(): void {
  writeTable(GALLERY)
}
