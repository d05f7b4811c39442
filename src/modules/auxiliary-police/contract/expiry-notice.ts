/** When something that expires is announced. Pure. */

/** Days before the last valid day; on the day itself it is still valid. */
export const NOTICE_DAYS = [90, 60, 30, 7] as const;
