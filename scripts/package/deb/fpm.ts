#!/usr/bin/env node
// electron-builder starts this in the place of fpm, which it would download.
import { readFpmArguments } from './read-fpm-arguments.ts'
import { writeDeb } from './write-deb.ts'

writeDeb(readFpmArguments(process.argv.slice(2)), Number(process.env['SOURCE_DATE_EPOCH']))
