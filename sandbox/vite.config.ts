import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Builds one readable file for Node; imports from node_modules are resolved at run time.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'sandbox/node/main.ts',
    outDir: '.build/sandbox',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
