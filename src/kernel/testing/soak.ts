/** Whether tests that do the same many times over do it as often as they can: `npm run test:soak`. */
export const isSoak = process.env['MAINSTAY_SOAK'] === '1'
