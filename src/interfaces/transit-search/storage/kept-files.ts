import type { KeptFiles } from '../../../kernel/wire/interface/kept-files.ts'
import { lockImport } from './import-lock.ts'

/** Feeds as they were imported, and the timetable made of them. The secret signs the courses that riders keep. */
export const keptFiles: KeptFiles = {
  paths: ['transit'],
  passing: ['transit/incoming', 'transit/downloads', 'transit/importing'],
  secrets: ['transit/course-secret'],
  secretTables: ['transit_secret'],
  lock: lockImport,
}
