;; Two of the functions of Firefox's interface for products of matrices (`int8_prepare_a`, `int8_multiply_and_add_bias`), which the runtime
;; spends most of its time in. They take the place of the module's own, which are intgemm's for SSSE3 as WebAssembly can play them.
;;
;; a: rows of bytes from 0 to 254, shifted by 127, which the prepared bias takes back. b: intgemm's layout for registers of 16 bytes:
;; columns by eights; of each eight, 16 rows after another; of these 16 rows, one column after another. `width` is a multiple of 16,
;; `columns` of 8. Bytes are widened to 16 bits and multiplied in pairs into sums of 32: nothing saturates, as intgemm's sums of pairs do.
;;
;; After a change: node scripts/write-products.ts
(module
  (import "env" "memory" (memory 0))

  (func $sum_lanes (param $s0 v128) (param $s1 v128) (param $s2 v128) (param $s3 v128) (result v128)
    (local $s01 v128) (local $s23 v128)
    (local.set $s01 (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s0) (local.get $s1))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s0) (local.get $s1))))
    (local.set $s23 (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s2) (local.get $s3))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s2) (local.get $s3))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $s01) (local.get $s23))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $s01) (local.get $s23))))

  (func (export "multiplyAndAddBias")
    (param $a i32) (param $scale_a f32) (param $zero_a f32)
    (param $b i32) (param $scale_b f32) (param $zero_b f32)
    (param $bias i32) (param $unquantize f32)
    (param $rows i32) (param $width i32) (param $columns i32) (param $output i32)
    (local $factor v128) (local $column i32) (local $row i32) (local $next i32)
    (local $b_start i32) (local $b_at i32) (local $a_at i32) (local $a_end i32) (local $a_step i32)
    (local $a0_low v128) (local $a0_high v128) (local $a1_low v128) (local $a1_high v128) (local $b_low v128) (local $b_high v128)
    (local $s00 v128) (local $s01 v128) (local $s02 v128) (local $s03 v128)
    (local $s10 v128) (local $s11 v128) (local $s12 v128) (local $s13 v128)
    (local $added v128)
    (local.set $factor (f32x4.splat (f32.div (local.get $unquantize) (f32.mul (local.get $scale_a) (local.get $scale_b)))))
    (loop $columns_by_fours
      ;; Eights of columns take 8 * width bytes; the second four of them begin after 64 of every 128.
      (local.set $b_start (i32.add
        (i32.add (local.get $b) (i32.mul (i32.and (local.get $column) (i32.const -8)) (local.get $width)))
        (i32.shl (i32.and (local.get $column) (i32.const 4)) (i32.const 4))))
      (local.set $added (v128.load (i32.add (local.get $bias) (i32.shl (local.get $column) (i32.const 2)))))
      (local.set $row (i32.const 0))
      (loop $rows_by_twos
        ;; A last row that has no other beside it is multiplied alone, and written over what stands there for the other.
        (local.set $next (select (i32.add (local.get $row) (i32.const 1)) (local.get $row)
          (i32.lt_u (i32.add (local.get $row) (i32.const 1)) (local.get $rows))))
        (local.set $a_at (i32.add (local.get $a) (i32.mul (local.get $row) (local.get $width))))
        (local.set $a_end (i32.add (local.get $a_at) (local.get $width)))
        (local.set $a_step (i32.mul (i32.sub (local.get $next) (local.get $row)) (local.get $width)))
        (local.set $b_at (local.get $b_start))
        (local.set $s00 (v128.const i32x4 0 0 0 0)) (local.set $s01 (v128.const i32x4 0 0 0 0))
        (local.set $s02 (v128.const i32x4 0 0 0 0)) (local.set $s03 (v128.const i32x4 0 0 0 0))
        (local.set $s10 (v128.const i32x4 0 0 0 0)) (local.set $s11 (v128.const i32x4 0 0 0 0))
        (local.set $s12 (v128.const i32x4 0 0 0 0)) (local.set $s13 (v128.const i32x4 0 0 0 0))
        (if (local.get $a_step)
          (then
            (loop $width_by_sixteens
              (local.set $a0_low (v128.load8x8_u (local.get $a_at)))
              (local.set $a0_high (v128.load8x8_u offset=8 (local.get $a_at)))
              (local.set $a1_low (v128.load8x8_u (i32.add (local.get $a_at) (local.get $a_step))))
              (local.set $a1_high (v128.load8x8_u offset=8 (i32.add (local.get $a_at) (local.get $a_step))))
              (local.set $b_low (v128.load8x8_s (local.get $b_at)))
              (local.set $b_high (v128.load8x8_s offset=8 (local.get $b_at)))
              (local.set $s00 (i32x4.add (local.get $s00) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a0_low) (local.get $b_low))
                (i32x4.dot_i16x8_s (local.get $a0_high) (local.get $b_high)))))
              (local.set $s10 (i32x4.add (local.get $s10) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a1_low) (local.get $b_low))
                (i32x4.dot_i16x8_s (local.get $a1_high) (local.get $b_high)))))
              (local.set $b_low (v128.load8x8_s offset=16 (local.get $b_at)))
              (local.set $b_high (v128.load8x8_s offset=24 (local.get $b_at)))
              (local.set $s01 (i32x4.add (local.get $s01) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a0_low) (local.get $b_low))
                (i32x4.dot_i16x8_s (local.get $a0_high) (local.get $b_high)))))
              (local.set $s11 (i32x4.add (local.get $s11) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a1_low) (local.get $b_low))
                (i32x4.dot_i16x8_s (local.get $a1_high) (local.get $b_high)))))
              (local.set $b_low (v128.load8x8_s offset=32 (local.get $b_at)))
              (local.set $b_high (v128.load8x8_s offset=40 (local.get $b_at)))
              (local.set $s02 (i32x4.add (local.get $s02) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a0_low) (local.get $b_low))
                (i32x4.dot_i16x8_s (local.get $a0_high) (local.get $b_high)))))
              (local.set $s12 (i32x4.add (local.get $s12) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a1_low) (local.get $b_low))
                (i32x4.dot_i16x8_s (local.get $a1_high) (local.get $b_high)))))
              (local.set $b_low (v128.load8x8_s offset=48 (local.get $b_at)))
              (local.set $b_high (v128.load8x8_s offset=56 (local.get $b_at)))
              (local.set $s03 (i32x4.add (local.get $s03) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a0_low) (local.get $b_low))
                (i32x4.dot_i16x8_s (local.get $a0_high) (local.get $b_high)))))
              (local.set $s13 (i32x4.add (local.get $s13) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a1_low) (local.get $b_low))
                (i32x4.dot_i16x8_s (local.get $a1_high) (local.get $b_high)))))
              (local.set $a_at (i32.add (local.get $a_at) (i32.const 16)))
              (local.set $b_at (i32.add (local.get $b_at) (i32.const 128)))
              (br_if $width_by_sixteens (i32.lt_u (local.get $a_at) (local.get $a_end)))))
          (else
            (loop $width_of_one
              (local.set $a0_low (v128.load8x8_u (local.get $a_at)))
              (local.set $a0_high (v128.load8x8_u offset=8 (local.get $a_at)))
              (local.set $s00 (i32x4.add (local.get $s00) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a0_low) (v128.load8x8_s (local.get $b_at)))
                (i32x4.dot_i16x8_s (local.get $a0_high) (v128.load8x8_s offset=8 (local.get $b_at))))))
              (local.set $s01 (i32x4.add (local.get $s01) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a0_low) (v128.load8x8_s offset=16 (local.get $b_at)))
                (i32x4.dot_i16x8_s (local.get $a0_high) (v128.load8x8_s offset=24 (local.get $b_at))))))
              (local.set $s02 (i32x4.add (local.get $s02) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a0_low) (v128.load8x8_s offset=32 (local.get $b_at)))
                (i32x4.dot_i16x8_s (local.get $a0_high) (v128.load8x8_s offset=40 (local.get $b_at))))))
              (local.set $s03 (i32x4.add (local.get $s03) (i32x4.add
                (i32x4.dot_i16x8_s (local.get $a0_low) (v128.load8x8_s offset=48 (local.get $b_at)))
                (i32x4.dot_i16x8_s (local.get $a0_high) (v128.load8x8_s offset=56 (local.get $b_at))))))
              (local.set $a_at (i32.add (local.get $a_at) (i32.const 16)))
              (local.set $b_at (i32.add (local.get $b_at) (i32.const 128)))
              (br_if $width_of_one (i32.lt_u (local.get $a_at) (local.get $a_end))))))
        (v128.store
          (i32.add (local.get $output) (i32.shl (i32.add (i32.mul (local.get $next) (local.get $columns)) (local.get $column)) (i32.const 2)))
          (f32x4.add (local.get $added) (f32x4.mul (local.get $factor) (f32x4.convert_i32x4_s
            (call $sum_lanes (local.get $s10) (local.get $s11) (local.get $s12) (local.get $s13))))))
        (v128.store
          (i32.add (local.get $output) (i32.shl (i32.add (i32.mul (local.get $row) (local.get $columns)) (local.get $column)) (i32.const 2)))
          (f32x4.add (local.get $added) (f32x4.mul (local.get $factor) (f32x4.convert_i32x4_s
            (call $sum_lanes (local.get $s00) (local.get $s01) (local.get $s02) (local.get $s03))))))
        (br_if $rows_by_twos (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 2))) (local.get $rows))))
      (br_if $columns_by_fours (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 4))) (local.get $columns)))))

  ;; Four floats as whole numbers, halves to the even one.
  (func $quantize (param $from i32) (param $scale v128) (result v128)
    (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load (local.get $from)) (local.get $scale)))))

  (func (export "prepareA") (param $from i32) (param $scale f32) (param $zero f32) (param $rows i32) (param $width i32) (param $to i32)
    (local $scales v128) (local $end i32)
    (local.set $scales (f32x4.splat (local.get $scale)))
    (local.set $end (i32.add (local.get $to) (i32.mul (local.get $rows) (local.get $width))))
    (loop $by_sixteens
      (v128.store (local.get $to) (i8x16.add (i8x16.splat (i32.const 127)) (i8x16.max_s (i8x16.splat (i32.const -127))
        (i8x16.narrow_i16x8_s
          (i16x8.narrow_i32x4_s
            (call $quantize (local.get $from) (local.get $scales))
            (call $quantize (i32.add (local.get $from) (i32.const 16)) (local.get $scales)))
          (i16x8.narrow_i32x4_s
            (call $quantize (i32.add (local.get $from) (i32.const 32)) (local.get $scales))
            (call $quantize (i32.add (local.get $from) (i32.const 48)) (local.get $scales)))))))
      (local.set $from (i32.add (local.get $from) (i32.const 64)))
      (br_if $by_sixteens (i32.lt_u (local.tee $to (i32.add (local.get $to) (i32.const 16))) (local.get $end))))))
