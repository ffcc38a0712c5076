import fc from 'fast-check'
import { SEED } from './seed'

fc.configureGlobal({ seed: SEED })
