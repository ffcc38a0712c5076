import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, specifiedFamilies, testSources } from './requirements/catalogue.mjs'
import { root } from './run/root.mjs'

writeFileSync(join(root, 'docs', 'requirements.md'), catalogue(specifiedFamilies(), testSources()))
