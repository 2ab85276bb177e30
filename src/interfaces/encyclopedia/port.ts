/**
 * The port of E: a wiki that answers calls of MediaWiki's action API (mediawiki.org/wiki/API:Main_page). The domain here is
 * that API itself, so that a call can be passed on whole to a wiki elsewhere.
 */

export interface ActionCall {
  /** The edition's code as the spec lists it; `jp` and `ja` are one edition. */
  readonly language: string
  /** Parameters of the call by name, `format` left out; a name that repeats keeps its last value, as MediaWiki does. */
  readonly parameters: ReadonlyMap<string, string>
  /** The address of api.php that the call was sent to: a wiki tells its own addresses by it. */
  readonly endpoint: string
}

export interface ActionAnswer {
  /** What MediaWiki answers, errors and warnings in it: an object, or the list of `action=opensearch`. */
  readonly body: Readonly<Record<string, unknown>> | unknown[]
  /** Value of the header `MediaWiki-API-Error`; undefined for a success. */
  readonly errorCode?: string
}

export interface Encyclopedia {
  /** Undefined when there is no such edition. */
  act(call: ActionCall, signal: AbortSignal): Promise<ActionAnswer | undefined>
}
