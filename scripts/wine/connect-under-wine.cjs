// @ts-check
// Wine 8 fails a connection of which is asked, before it is made, that it be kept alive; Windows does not. Node of
// Windows loads this file first, in the workers too.
const { Socket } = require('node:net')

const { setKeepAlive } = Socket.prototype
Socket.prototype.setKeepAlive = function (...wanted) {
  return this.connecting || this.pending ? this : setKeepAlive.apply(this, wanted)
}
