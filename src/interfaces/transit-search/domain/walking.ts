/** Metres a second. */
export const walkingSpeed = 1.2

/** How much longer streets are than the crow's way. */
export const detour = 1.25
