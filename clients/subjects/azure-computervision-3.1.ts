import { defineComputerVision } from './azure-vision/define-computer-vision.ts'

/** Azure's client of version 3.1, with pictures that the project draws. */
export default defineComputerVision('v3.1', '7.1.0')
