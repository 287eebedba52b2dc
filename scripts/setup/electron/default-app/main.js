// The runtime from the npm registry comes without Electron's own default app. This one loads the application
// whose folder stands on the command line, as `electron .` does.
const { readFileSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { app } = require('electron')

const sqliteHook = join(__dirname, 'sqlite-hook.js')
require(sqliteHook)
// Child processes of the application (utility processes) load the same hook.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--require ${JSON.stringify(sqliteHook)}`]
  .filter(Boolean)
  .join(' ')

const readCommandLine = (args) => {
  const rest = [...args]
  const preloads = []
  while (rest.length > 0) {
    const argument = rest.shift()
    if (argument === '-r' || argument === '--require') preloads.push(rest.shift())
    else if (!argument.startsWith('-')) return { preloads, folder: resolve(argument) }
  }
  return { preloads, folder: null }
}

const { preloads, folder } = readCommandLine(process.argv.slice(1))
if (folder === null) {
  process.stderr.write('Name the folder of the application to run.\n')
  process.exit(1)
}
for (const file of preloads) require(resolve(file))

const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
app.setName(description.productName ?? description.name)
app.setVersion(description.version)
app.setAppPath(folder)
// Synchronously: what an application registers before the ready event would come too late otherwise.
require(join(folder, description.main))
