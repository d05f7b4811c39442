/** Days for which it is kept where somebody stood on duty, and the photos that were taken there. What was reckoned from it stays. */
export const POSITION_DAYS = 90;
