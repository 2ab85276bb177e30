import { defineComputerVision } from './azure-vision/define-computer-vision.ts'

/** Azure's client of version 2.1, with pictures that the project draws. */
export default defineComputerVision('v2.1', '6.0.0')
