import { createServer } from 'node:http'

// Takes a batch and answers that all of it was changed: what it does is prepared before it is asked.
const count = Number(process.argv[2])
const units = Array.from({ length: count }, (_unused, index) => ({ id: index + 1, success: true }))
const answer = JSON.stringify({ success: true, updatedCount: count, units })
const server = createServer((request, response) => {
  request.on('data', () => undefined)
  request.on('end', () => response.setHeader('Content-Type', 'application/json').end(answer))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
