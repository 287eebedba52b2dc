import { parentPort, workerData } from 'node:worker_threads'
import { readDropped } from './files/read-dropped.ts'

// A thread of its own for each drop: every byte is summed up here, and it ends with its work.
void readDropped(workerData, (message) => parentPort?.postMessage(message))
