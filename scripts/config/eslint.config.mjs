import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import * as no from './eslint.restrictions.mjs'

export default defineConfig(
  { ignores: ['dist', '.build', '.cache', 'docs'] },
  // Inline directives are not allowed: a rule that does not fit is changed in this file.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      ...no.restrict(no.everywhere),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Rules that need type information run in oxlint (oxlint.jsonc), which takes a tenth of the time.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // `const { removed, ...rest }` is how a property is left out of a copy.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['Buffer', 'URL', 'URLSearchParams', 'clearTimeout', 'console', 'fetch', 'performance', 'process', 'setTimeout']
          .concat(['AbortController', 'Response', 'Request', 'TextDecoder', 'TextEncoder', 'structuredClone'])
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['machines/**'], rules: no.restrict(no.everywhere, no.world) },
  {
    // Every folder with components: the React compiler's rules analyse whole files.
    files: ['src/{app,checkout,components,screens,shell}/**'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // The rule treats the whole props object as a ref once one of its properties is passed on as a ref.
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: { 'no-console': 'error', ...no.restrict(no.everywhere, no.network, no.router) },
  },
  { files: ['src/services/**'], rules: no.restrict(no.everywhere, no.network, no.router, no.faults) },
  { files: ['src/services/platform/fault-log.ts'], rules: { 'no-console': 'off' } },
  { files: ['src/screens/**'], rules: no.restrict(no.everywhere, no.network, no.router, no.effects) },
  { files: ['src/routing/**'], rules: no.restrict(no.everywhere, no.network, no.drivingRouter) },
  { files: ['src/gateways/http.ts', 'src/app/boot/boot.ts'], rules: no.restrict(no.everywhere, no.router) },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      ...no.restrict(no.everywhere, no.sleeping),
      // Playwright parses the destructured parameter to find the fixtures that are used, so it must be written even when empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
)
