import { createServer } from 'node:http'

// The least that a server can do: takes the whole body and answers with as many bytes as it was told.
const answer = Buffer.alloc(Number(process.argv[2]), 'x')
const server = createServer((request, response) => {
  request.on('data', () => undefined)
  request.on('end', () => response.end(answer))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
