import type { Loaded } from './load-packages.ts'

/** What programs really ask of a tool's arguments, in zod: formats, a pattern, a step, bounds. The email ends soon: the model draws by chance. */
export function toBookingSchema(z: Loaded): Loaded {
  return z.object({
    email: z.email({ pattern: /^[a-z]{1,8}@[a-z]{1,8}\.[a-z]{2,3}$/ }),
    day: z.iso.date(),
    code: z.string().regex(/^[A-Z]{2}\d{3}$/),
    hours: z.number().min(0).max(8).multipleOf(0.5),
    share: z.number().min(0.25).max(0.75),
    id: z.uuid(),
  })
}
