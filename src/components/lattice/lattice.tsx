import * as css from './lattice.css'
import { STAR } from './star'

const scales = [1, 0.717, 0.435]

/** Three sizes of the star, each with its twin turned by an eighth. Only on the deep tile. */
export function Lattice() {
  return (
    <svg className={css.lattice} viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
      {scales.map((scale) => (
        <g key={scale} transform={`scale(${scale})`}>
          <path d={STAR} />
          <path d={STAR} transform="rotate(22.5)" />
        </g>
      ))}
    </svg>
  )
}
