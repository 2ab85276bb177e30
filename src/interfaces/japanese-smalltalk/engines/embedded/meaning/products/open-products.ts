import { readFileSync } from 'node:fs'
import { readWebAssembly, type WasmMemory } from '../../../../../../libraries/web-assembly/web-assembly.ts'

/** A matrix in the memory of the products: its width is that of the rows it is multiplied with. */
export interface Matrix {
  readonly width: number
  readonly columns: number
  /** Where its columns begin, and what is added to each. */
  readonly address: number
  readonly bias: number
}

export interface Products {
  /** Keeps a matrix, the numbers of one column after another. */
  keep(columns: Float32Array, bias: Float32Array): Matrix
  /** What rows, one after another, are multiplied with a matrix. */
  multiply(rows: Float32Array, matrix: Matrix): Float32Array
}

const page = 65_536
const bytes = Float32Array.BYTES_PER_ELEMENT

/** Products of matrices by WebAssembly, which takes four numbers at a time: room for as many numbers as are kept in all, and as are multiplied at a time. */
export async function openProducts(kept: number, multiplied: number): Promise<Products> {
  const { compile, Instance, Memory } = readWebAssembly()
  const memory = new Memory({ initial: Math.ceil(((kept + multiplied) * bytes) / page) })
  const module = await compile(readFileSync(new URL('products.wasm', import.meta.url)))
  const { exports } = new Instance(module, { env: { memory } })
  const product: unknown = exports['multiply']
  if (typeof product !== 'function') throw new Error('products.wasm has no function `multiply`.')
  const room = openRoom(memory)
  const call = (...values: readonly number[]): unknown => Reflect.apply(product, undefined, values)
  return {
    keep(columns, bias) {
      return {
        width: columns.length / bias.length,
        columns: bias.length,
        address: room.add(columns),
        bias: room.add(bias),
      }
    },
    multiply(rows, { width, columns, address, bias }) {
      const count = rows.length / width
      const [from, to] = [room.end(), room.end() + rows.length * bytes]
      room.numbers(from, rows.length).set(rows)
      call(from, count, width, address, bias, columns, to)
      return room.numbers(to, count * columns).slice()
    },
  }
}

function openRoom(memory: WasmMemory) {
  let at = 0
  const numbers = (from: number, count: number) => new Float32Array(memory.buffer, from, count)
  return {
    numbers,
    end: () => at,
    add(values: Float32Array): number {
      const begin = at
      numbers(begin, values.length).set(values)
      at += values.length * bytes
      return begin
    },
  }
}
