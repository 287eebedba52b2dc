import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import './page.css'
import { startPage } from './app/start-page.tsx'
import { styleNonce } from './ui/style-nonce.ts'

// Read by the library that locks scrolling behind a dialog when it adds its own style.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

const root = document.getElementById('root')
if (root) void startPage(root)
