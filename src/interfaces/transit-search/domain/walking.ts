/** How much longer streets are than the crow's way. */
export const detour = 1.25
