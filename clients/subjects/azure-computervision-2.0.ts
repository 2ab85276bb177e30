import { defineComputerVision } from './azure-vision/define-computer-vision.ts'

/** Azure's client of version 2.0, with pictures that the project draws. */
export default defineComputerVision('v2.0', '5.0.0')
