import type { Cell } from '../evidence/to-cells.ts'

/** What the middle of a cell looks like; a cell may look like several things. */
export const isBlue = ({ hue, saturation, value }: Cell) =>
  hue >= 180 && hue <= 258 && saturation >= 0.18 && value >= 0.28

export const isPale = ({ hue, saturation, value }: Cell) =>
  value >= 0.7 && (saturation < 0.14 || (saturation < 0.24 && hue > 170 && hue < 260))

export const isCloudGrey = ({ hue, saturation, value }: Cell) =>
  value >= 0.35 && (saturation < 0.12 || (saturation < 0.35 && hue > 195 && hue < 250))

export const isGreen = ({ hue, saturation, value }: Cell) =>
  hue >= 56 && hue <= 150 && saturation >= 0.2 && value >= 0.12

export const isWatery = ({ hue, saturation, value }: Cell) =>
  hue >= 165 && hue <= 255 && saturation >= 0.3 && value >= 0.25

export const isSandy = ({ hue, saturation, value }: Cell) =>
  hue >= 24 && hue <= 54 && saturation >= 0.14 && saturation <= 0.62 && value >= 0.5

export const isWarm = ({ hue, saturation, value }: Cell) =>
  (hue <= 48 || hue >= 335) && saturation >= 0.35 && value >= 0.4

export const isDark = ({ value }: Cell) => value < 0.3

/** Smooth enough for the sky, clouds included. */
export const isSmooth = ({ texture }: Cell) => texture < 8
