;; The product of rows with a matrix whose columns lie one after another, and a bias: floats of 32 bits, four at a time.
;; `width` and `columns` are multiples of 4.
;;
;; After a change: node scripts/write-products.ts
(module
  (import "env" "memory" (memory 0))

  (func $sum_lanes (param $s0 v128) (param $s1 v128) (param $s2 v128) (param $s3 v128) (result v128)
    (local $s01 v128) (local $s23 v128)
    (local.set $s01 (f32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s0) (local.get $s1))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s0) (local.get $s1))))
    (local.set $s23 (f32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s2) (local.get $s3))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s2) (local.get $s3))))
    (f32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $s01) (local.get $s23))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $s01) (local.get $s23))))

  (func (export "multiply")
    (param $a i32) (param $rows i32) (param $width i32) (param $b i32) (param $bias i32) (param $columns i32) (param $output i32)
    (local $bytes i32) (local $column i32) (local $row i32) (local $next i32) (local $b_start i32)
    (local $b_at i32) (local $a_at i32) (local $a_end i32) (local $a_step i32)
    (local $a0 v128) (local $a1 v128) (local $b0 v128) (local $added v128)
    (local $s00 v128) (local $s01 v128) (local $s02 v128) (local $s03 v128)
    (local $s10 v128) (local $s11 v128) (local $s12 v128) (local $s13 v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $columns_by_fours
      (local.set $b_start (i32.add (local.get $b) (i32.mul (local.get $column) (local.get $bytes))))
      (local.set $added (v128.load (i32.add (local.get $bias) (i32.shl (local.get $column) (i32.const 2)))))
      (local.set $row (i32.const 0))
      (loop $rows_by_twos
        ;; A last row that has no other beside it is its own other.
        (local.set $next (select (i32.add (local.get $row) (i32.const 1)) (local.get $row)
          (i32.lt_u (i32.add (local.get $row) (i32.const 1)) (local.get $rows))))
        (local.set $a_at (i32.add (local.get $a) (i32.mul (local.get $row) (local.get $bytes))))
        (local.set $a_end (i32.add (local.get $a_at) (local.get $bytes)))
        (local.set $a_step (i32.mul (i32.sub (local.get $next) (local.get $row)) (local.get $bytes)))
        (local.set $b_at (local.get $b_start))
        (local.set $s00 (v128.const i32x4 0 0 0 0)) (local.set $s01 (v128.const i32x4 0 0 0 0))
        (local.set $s02 (v128.const i32x4 0 0 0 0)) (local.set $s03 (v128.const i32x4 0 0 0 0))
        (local.set $s10 (v128.const i32x4 0 0 0 0)) (local.set $s11 (v128.const i32x4 0 0 0 0))
        (local.set $s12 (v128.const i32x4 0 0 0 0)) (local.set $s13 (v128.const i32x4 0 0 0 0))
        (loop $width_by_fours
          (local.set $a0 (v128.load (local.get $a_at)))
          (local.set $a1 (v128.load (i32.add (local.get $a_at) (local.get $a_step))))
          (local.set $b0 (v128.load (local.get $b_at)))
          (local.set $s00 (f32x4.add (local.get $s00) (f32x4.mul (local.get $a0) (local.get $b0))))
          (local.set $s10 (f32x4.add (local.get $s10) (f32x4.mul (local.get $a1) (local.get $b0))))
          (local.set $b0 (v128.load (i32.add (local.get $b_at) (local.get $bytes))))
          (local.set $s01 (f32x4.add (local.get $s01) (f32x4.mul (local.get $a0) (local.get $b0))))
          (local.set $s11 (f32x4.add (local.get $s11) (f32x4.mul (local.get $a1) (local.get $b0))))
          (local.set $b0 (v128.load (i32.add (local.get $b_at) (i32.shl (local.get $bytes) (i32.const 1)))))
          (local.set $s02 (f32x4.add (local.get $s02) (f32x4.mul (local.get $a0) (local.get $b0))))
          (local.set $s12 (f32x4.add (local.get $s12) (f32x4.mul (local.get $a1) (local.get $b0))))
          (local.set $b0 (v128.load (i32.add (local.get $b_at) (i32.mul (local.get $bytes) (i32.const 3)))))
          (local.set $s03 (f32x4.add (local.get $s03) (f32x4.mul (local.get $a0) (local.get $b0))))
          (local.set $s13 (f32x4.add (local.get $s13) (f32x4.mul (local.get $a1) (local.get $b0))))
          (local.set $b_at (i32.add (local.get $b_at) (i32.const 16)))
          (br_if $width_by_fours (i32.lt_u (local.tee $a_at (i32.add (local.get $a_at) (i32.const 16))) (local.get $a_end))))
        (v128.store
          (i32.add (local.get $output) (i32.shl (i32.add (i32.mul (local.get $next) (local.get $columns)) (local.get $column)) (i32.const 2)))
          (f32x4.add (local.get $added)
            (call $sum_lanes (local.get $s10) (local.get $s11) (local.get $s12) (local.get $s13))))
        (v128.store
          (i32.add (local.get $output) (i32.shl (i32.add (i32.mul (local.get $row) (local.get $columns)) (local.get $column)) (i32.const 2)))
          (f32x4.add (local.get $added)
            (call $sum_lanes (local.get $s00) (local.get $s01) (local.get $s02) (local.get $s03))))
        (br_if $rows_by_twos (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 2))) (local.get $rows))))
      (br_if $columns_by_fours (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 4))) (local.get $columns)))))
)
