/** Days for which signs of life, positions and the like are kept, and that a report of devices shows at most. */
export const KEPT_DAYS = 90;
