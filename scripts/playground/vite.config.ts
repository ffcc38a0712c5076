import { defineConfig } from 'vite'
import { thirdPartyNotices } from '../build/third-party-notices.ts'

/** Of both scripts of the playground; `build.mjs` says which one, and where to. */
export default defineConfig({ plugins: [thirdPartyNotices()] })
