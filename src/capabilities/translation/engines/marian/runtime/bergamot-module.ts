/** What the WebAssembly build of bergamot-translator 0.4.9 gives out: C++ objects, which are deleted by hand. */

interface Deletable {
  delete(): void
}

export interface AlignedMemory extends Deletable {
  getByteArrayView(): Int8Array
}

interface List<Item> extends Deletable {
  push_back(item: Item): void
}

interface ResponseOptions {
  readonly qualityScores: boolean
  readonly alignment: boolean
  readonly html: boolean
}

interface Responses extends Deletable {
  get(index: number): { getTranslatedText(): string }
}

export type TranslationModel = Deletable

export interface BlockingService extends Deletable {
  translate(model: TranslationModel, input: List<string>, options: List<ResponseOptions>): Responses
}

export interface BergamotModule {
  readonly AlignedMemory: new (bytes: number, alignment: number) => AlignedMemory
  readonly AlignedMemoryList: new () => List<AlignedMemory>
  readonly VectorString: new () => List<string>
  readonly VectorResponseOptions: new () => List<ResponseOptions>
  readonly TranslationModel: new (
    config: string,
    model: AlignedMemory,
    shortlist: AlignedMemory,
    vocabularies: List<AlignedMemory>,
    quality: null,
  ) => TranslationModel
  readonly BlockingService: new (options: { readonly cacheSize: number }) => BlockingService
}
