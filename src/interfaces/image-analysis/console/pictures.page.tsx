import { useMemo } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { createAnalysisClient } from './analysis-client.ts'
import { AnalysisSummary } from './analysis-summary.tsx'
import { BoxedPicture } from './boxed-picture.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { SamplePictures } from './sample-pictures.tsx'
import { useAnalysis } from './use-analysis.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'

/** A picture with what is in it: boxes on it, and words beside it. */
export default function Pictures({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createAnalysisClient(apiKey), [apiKey])
  const { address, outcome, failure, isLooking, look } = useAnalysis(client)
  return (
    <section class="page-section" aria-label={say('Picture')}>
      <PictureDrop isLooking={isLooking} onPick={(file) => void look(file)} />
      <SamplePictures isLooking={isLooking} onPick={(file) => void look(file)} />
      <div class="picture-sides">
        {address && <BoxedPicture address={address} analysis={outcome?.analysis} />}
        <div role="status">
          <FailureNotice sentence={failure} />
          {outcome && <AnalysisSummary outcome={outcome} />}
        </div>
      </div>
    </section>
  )
}
