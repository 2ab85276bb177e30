import { defineComputerVision } from './azure-vision/define-computer-vision.ts'

/** Azure's client of version 3.2, with pictures that the project draws. */
export default defineComputerVision('v3.2', '8.2.0')
