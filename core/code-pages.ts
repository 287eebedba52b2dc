/**
 * What the bytes from 0x80 on mean in the code pages of Czech, Slovak and Polish; below they are ASCII. Written out,
 * because not every build of Node knows them. A byte without a meaning is the sign of damage.
 */
export const codePages = {
  'windows-1250':
    '€\ufffd‚\ufffd„…†‡\ufffd‰Š‹ŚŤŽŹ\ufffd‘’“”•–—\ufffd™š›śťžź' +
    '\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
    'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß' +
    'ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
    'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀' +
    'ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const
export type CodePage = keyof typeof codePages

const meaningless = '\ufffd'

/** Decodes a code page, one letter for each byte; `strange` says what stands for a byte without a meaning. */
export const decodePage = (
  bytes: Uint8Array,
  page: CodePage,
  strange: (byte: number) => string,
): string => {
  const upperHalf = codePages[page]
  return Array.from(bytes, (byte) => {
    if (byte < 0x80) return String.fromCharCode(byte)
    const sign = upperHalf[byte - 0x80] ?? meaningless
    return sign === meaningless ? strange(byte) : sign
  }).join('')
}
