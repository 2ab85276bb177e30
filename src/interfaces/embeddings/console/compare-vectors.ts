/** The cosine of each pair; vectors are of unit length, so it is their dot product. */
export function compareVectors(vectors: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return vectors.map((one) =>
    vectors.map((other) => one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)),
  )
}

/** Of each line the other line that is nearest to it. */
export function findNearest(likeness: readonly (readonly number[])[]): readonly number[] {
  return likeness.map((row, index) => {
    let nearest = -1
    for (const [other, value] of row.entries())
      if (other !== index && (nearest < 0 || value > (row[nearest] ?? -1))) nearest = other
    return nearest
  })
}
