/** What `load` gave the first who asked, to all who ask after; a load that failed is tried again by the next. */
export function memoizeLoad<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined
  return () => {
    if (loading) return loading
    const begun = load()
    loading = begun
    begun.catch(() => {
      if (loading === begun) loading = undefined
    })
    return begun
  }
}
