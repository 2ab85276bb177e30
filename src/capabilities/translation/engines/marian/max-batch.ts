/** Sentences that wait together are translated together: computing several at once is cheaper than one by one. */
export const maxBatch = 16

/** Of one text: enough for the next batch to be there when one is done, and the queue is left to others. */
export const maxUnderWay = 2 * maxBatch
