/**
 * Names under which the models of embeddings and of moderation are listed beside those of chat. Whichever engine does that work
 * answers to its name; `model` in its answer says what it was.
 */
export const ownEmbeddingModel = 'mainstay-embedding'
export const ownModerationModel = 'mainstay-moderation'
