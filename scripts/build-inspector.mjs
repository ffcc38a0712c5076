/** Builds the inspector into .build/inspector: its page, what it knows of the charts and paths, and the checkout that it frames. */
import { renameSync, rmSync } from 'node:fs'
import { buildFramed } from './inspector/framed.mjs'
import { buildPage } from './inspector/page.mjs'
import { runChild } from './run/child.mjs'
import { root } from './run/root.mjs'
import { INSPECTOR } from './run/sandbox.mjs'

// Paths are worked out by one core while the other one builds.
const data = runChild([process.execPath, 'scripts/inspector/write-data.mjs', `${INSPECTOR}/data`])
await buildFramed(root, `${INSPECTOR}/dist`)
await buildPage(root, `${INSPECTOR}/built`)
const { code } = await data
if (code !== 0) throw new Error('What the inspector knows of charts and paths could not be written; why is above.')
rmSync(`${root}${INSPECTOR}/built/data`, { recursive: true, force: true })
renameSync(`${root}${INSPECTOR}/data`, `${root}${INSPECTOR}/built/data`)
// The page is there when all of it is.
rmSync(`${root}${INSPECTOR}/page`, { recursive: true, force: true })
renameSync(`${root}${INSPECTOR}/built`, `${root}${INSPECTOR}/page`)
