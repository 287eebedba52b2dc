import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons, iconsFolder } from './package/icons/draw-icons.ts'
import { runScript, say } from './setup/step.ts'

await runScript(async () => {
  const files = await drawIcons()
  for (const [name, content] of files) writeFileSync(join(iconsFolder, name), content)
  say('icons', `${files.size} drawn into resources/icons`)
  return 0
})
