#!/usr/bin/env node
// electron-builder starts this in the place of fpm, which it would download.
import { readFpmArguments } from './read-fpm-arguments.ts'
import { writeDeb } from './write-deb.ts'
import { writeRpm } from './write-rpm.ts'

const order = readFpmArguments(process.argv.slice(2))
const writers = { deb: writeDeb, rpm: writeRpm }
writers[order.kind](order, Number(process.env['SOURCE_DATE_EPOCH']))
