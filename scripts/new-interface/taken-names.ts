/** What no interface can be called: its name becomes that of a variable, and these are words of the language or mean something else beside it. */
export const takenNames: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof
  var void while with yield
  contracts defineContract defineInterface expect handlers interfaces openTestApp renderError test`.split(/\s+/),
)
