import { transformAsync } from '@babel/core'
import linguiMacro from '@lingui/babel-plugin-lingui-macro'
import { makeConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import linguiConfig from '../config/lingui.config.mjs'

const macro = [linguiMacro, { linguiConfig: makeConfig(linguiConfig) }]

/** Runs only the Lingui macro through Babel; TypeScript, JSX and refresh stay with Oxc. */
export function linguiMacroPlugin(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[cm]?tsx?(?:$|\?)/, code: /@lingui\/(?:core|react)\/macro/ },
      async handler(code, id) {
        const filename = id.split('?')[0] ?? id
        const out = await transformAsync(code, {
          filename,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? (['jsx'] as const) : [])] },
          plugins: [macro],
        })
        return out?.code ? { code: out.code, map: out.map ?? null } : null
      },
    },
  }
}
