import { vi } from 'vitest'
import { describeVisits } from './support/visits'

vi.mock(import('../../src/services/redirects/bank-form'), () => import('../gateways/support/bank-form'))
vi.mock(import('../../src/services/redirects/post-form'), () => import('./support/post-form'))

describeVisits('first')
