/** Builds the inspector into .build/inspector: its page, the chart and path data, and the checkout that it shows in an iframe. */
import { renameSync, rmSync } from 'node:fs'
import { buildFramed } from './inspector/framed.mjs'
import { buildPage } from './inspector/page.mjs'
import { runChild } from './run/child.mjs'
import { root } from './run/root.mjs'
import { INSPECTOR } from './run/sandbox.mjs'

// Computing the paths and building run in parallel, so that both cores are used.
const data = runChild([process.execPath, 'scripts/inspector/write-data.mjs', `${INSPECTOR}/data`])
await buildFramed(root, `${INSPECTOR}/dist`)
await buildPage(root, `${INSPECTOR}/built`)
const { code } = await data
if (code !== 0) throw new Error('What the inspector knows of charts and paths could not be written; why is above.')
rmSync(`${root}${INSPECTOR}/built/data`, { recursive: true, force: true })
renameSync(`${root}${INSPECTOR}/data`, `${root}${INSPECTOR}/built/data`)
// The finished page replaces the old one only after every part was built.
rmSync(`${root}${INSPECTOR}/page`, { recursive: true, force: true })
renameSync(`${root}${INSPECTOR}/built`, `${root}${INSPECTOR}/page`)
