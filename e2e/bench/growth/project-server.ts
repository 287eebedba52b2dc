import { createServer } from 'node:http'

// Answers every call with one project of so many flats, which is written as it is sent.
const flats = Number(process.argv[2])
const flatsOfFloor = 25
const floorsOfBuilding = 20

function* project(): Iterable<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><export><project id="10210" name="Růst" currency="CZK">'
  let flat = 0
  for (let building = 1; flat < flats; building++) {
    yield `<building id="${building}" name="Dům ${building}">`
    for (let floor = 1; floor <= floorsOfBuilding && flat < flats; floor++) {
      const floorId = building * 100 + floor
      yield `<floor id="${floorId}" floorNo="${floor}">`
      for (let place = 0; place < flatsOfFloor && flat < flats; place++) yield flatOf(++flat, floor)
      yield '</floor>'
    }
    yield '</building>'
  }
  yield '</project></export>'
}

const flatOf = (id: number, floor: number): string => {
  const net = 4_000_000 + (id % 977) * 1_000 + floor * 20_000
  const attributes = {
    flat_internal_id: `A.${id}`,
    flat_type: 1,
    flat_status: 0,
    flat_disposition: `${1 + (id % 4)}+kk`,
    flat_area: 30 + (id % 70),
    flat_price_without_vat: net,
    flat_price: Math.round(net * 1.12),
    orientation: ['S', 'J', 'V', 'Z'][id % 4],
    balcony: id % 9,
  }
  const rows = Object.entries(attributes).map(
    ([key, value]) => `<flat-attribute key="${key}" value="${value}"/>`,
  )
  return `<flat id="${id}">${rows.join('')}</flat>`
}

const server = createServer(async (request, response) => {
  request.resume()
  response.setHeader('Content-Type', 'application/xml')
  for (const piece of project()) {
    if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve))
  }
  response.end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
