// Runs before the application does. Every address of a story is one that its person knows: the question before a
// first contact is answered at once. What main asks about is a story of its own.
const { dialog } = require('electron')

const ask = dialog.showMessageBox
dialog.showMessageBox = (...given) => {
  const response = given.at(-1).buttons?.indexOf('Connect')
  if (response !== 0) return Reflect.apply(ask, dialog, given)
  return Promise.resolve({ response, checkboxChecked: false })
}
