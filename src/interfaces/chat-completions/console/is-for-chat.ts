/**
 * Lists of models say nothing of what a model is for (OpenAI's `GET /v1/models`): its name has to. These make vectors, judge, continue texts,
 * draw, speak or listen.
 */
const others: readonly RegExp[] = [
  /embed|moderation|rerank|whisper|transcribe|\btts\b|-ngram$/i,
  /^(?:.*\/)?(?:all-minilm|all-mpnet|bge-|e5-|multilingual-e5|gte-|paraphrase-|snowflake-arctic)/i,
  /^(?:babbage|davinci|dall-e|gpt-image|sora|.*-(?:realtime|audio))(?:-|$)/i,
]

/** Whether a model is to be offered for a chat. */
export function isForChat(name: string): boolean {
  return !others.some((pattern) => pattern.test(name))
}
