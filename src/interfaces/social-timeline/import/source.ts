import type { SocialRecord } from '../storage/records.ts'

/** Something to import, opened. */
export interface SocialSource extends AsyncDisposable {
  readonly records: AsyncIterable<SocialRecord>
  /** Bytes read so far, and of how many. */
  progress(): { readonly done: number; readonly total: number | undefined }
}
