export function writeSize(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}

export function writeParameters(count: number): string {
  return count < 1e9 ? `${(count / 1e6).toFixed(1)} M` : `${(count / 1e9).toFixed(2)} B`
}
