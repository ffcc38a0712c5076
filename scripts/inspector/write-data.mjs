import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { writeData } from './data.mjs'

const to = join(root, process.argv[2] ?? '.build/inspector/data')
rmSync(to, { recursive: true, force: true })
await writeData(root, to)
