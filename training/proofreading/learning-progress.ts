/** How well places were guessed since it was last described. */
export class LearningProgress {
  #loss = 0
  #right = 0
  #places = 0

  note(loss: number, isRight: boolean): void {
    this.#loss += loss
    if (isRight) this.#right++
    this.#places++
  }

  describe(): string {
    const share = ((100 * this.#right) / this.#places).toFixed(2)
    const line = `right ${share} %, loss ${(this.#loss / this.#places).toFixed(4)}, ${this.#places} places`
    ;[this.#loss, this.#right, this.#places] = [0, 0, 0]
    return line
  }
}
