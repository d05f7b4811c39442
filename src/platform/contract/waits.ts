/** Waits of the specification, section 9, in milliseconds. Apart from paging.ts, so that the sign-in pages load no schema library. */
export const LIST_DEBOUNCE_MS = 300;
export const MIN_FETCH_MS = 200;
export const LOADING_BAR = { throttleMs: 200, durationMs: 5000 } as const;
export const POPUP_MS = 5000;
export const NOTIFICATION_MS = 5000;
export const CLOCK_MS = 1000;
