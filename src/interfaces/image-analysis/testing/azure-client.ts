import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'

/** What the tests use of the Azure client; the types that it brings say that a module is a namespace, which it is not. */
export interface AzureClient {
  baseUri: string
  analyzeImageInStream(image: Readable, options: AzureOptions): Promise<AzureAnalysis>
  analyzeImage(url: string, options: AzureOptions): Promise<AzureAnalysis>
}

interface AzureOptions {
  readonly visualFeatures?: readonly string[]
  readonly details?: string
}

/** As the client reads an answer: fields that its own model does not know are dropped. */
export interface AzureAnalysis {
  readonly tags?: readonly { readonly name: string; readonly confidence: number; readonly hint?: string }[]
  readonly categories?: readonly { readonly name: string; readonly score: number; readonly detail?: object }[]
  readonly description?: {
    readonly tags: readonly string[]
    readonly captions: readonly { readonly text: string; readonly confidence: number }[]
  }
  readonly faces?: readonly { readonly age?: number; readonly gender?: string; readonly faceRectangle: object }[]
  readonly color?: object
  readonly metadata: { readonly width: number; readonly height: number; readonly format: string }
  readonly requestId: string
}

interface Credentials {
  signRequest(request: { headers: Record<string, string> }, done: (error: Error | null) => void): void
}

const Client: new (credentials: Credentials, region: string) => AzureClient = createRequire(import.meta.url)(
  'azure-cognitiveservices-computervision',
)

export function createAzureClient(baseUri: string, key: string): AzureClient {
  const client = new Client(
    {
      signRequest(request, done) {
        request.headers['Ocp-Apim-Subscription-Key'] = key
        done(null)
      },
    },
    'westus',
  )
  client.baseUri = baseUri
  return client
}
