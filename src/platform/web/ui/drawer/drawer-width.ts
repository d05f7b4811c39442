/** Pixels: no form and no detail is wider on a screen. */
export const DRAWER_WIDTH = 720;
