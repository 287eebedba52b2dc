/** A fault of our own, in words that quote nothing: the log keeps them, where it drops those of anybody else. */
export const defect = (message: string): Error =>
  Object.assign(new Error(message), { name: defectName })

const defectName = 'Defect'

export const isDefect = (error: Error): boolean => error.name === defectName
