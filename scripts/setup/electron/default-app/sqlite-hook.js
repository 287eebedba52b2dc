// better-sqlite3 of package.json needs a newer Node-API than this runtime has: the copy that was compiled for
// this runtime answers to the name instead.
const Module = require('node:module')
const { join } = require('node:path')

const compiledForThisRuntime = require.resolve(join(__dirname, 'node_modules', 'better-sqlite3'))
const resolveFilename = Module._resolveFilename

Module._resolveFilename = function (request, ...rest) {
  return request === 'better-sqlite3'
    ? compiledForThisRuntime
    : resolveFilename.call(this, request, ...rest)
}
