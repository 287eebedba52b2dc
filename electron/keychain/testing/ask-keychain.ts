import { createInterface } from 'node:readline'
import { openKeychain } from '../keychain.ts'

// A process of its own, as the system's keychain is found through the environment that it starts with.
const keychain = openKeychain()

createInterface({ input: process.stdin }).on('line', (line) => {
  const [id, action, user, password] = JSON.parse(line) as [number, string, string, string]
  const answer = () => {
    if (action === 'write') return keychain.write(user, password)
    return action === 'read' ? keychain.read(user) : keychain.remove(user)
  }
  void answer().then((result) => process.stdout.write(`${JSON.stringify([id, result])}\n`))
})
