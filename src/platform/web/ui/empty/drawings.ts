/**
 * The line drawings of places that are empty, on a board of 72 x 68: what is drawn in the primary colour, and
 * the one thing of it that takes the accent. Loaded when the first empty place is shown.
 */
import type { Drawing, Lines } from './drawing-names.ts';

export const DRAWINGS: Readonly<Record<Drawing, Lines>> = {
  register: ['M14 10h40a4 4 0 0 1 4 4v44H18a4 4 0 0 1-4-4zM14 54a4 4 0 0 1 4-4h40M24 10v40M32 21h17M32 29h17', 'M32 37h9'],
  people: [
    'M26 32a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 58v-4a14 14 0 0 1 14-14h8a14 14 0 0 1 14 14v4zM46 16a8.5 8.5 0 0 1 0 15M50 40a13 13 0 0 1 12 13v5h-9',
    'M62 10v11M56.5 15.5h11',
  ],
  organisation: ['M26 8h20v15H26zM7 45h17v14H7zM27.5 45h17v14h-17zM48 45h17v14H48zM36 23v22M15.5 45V34h41v11', 'M32 15.5h8'],
  leave: [
    'M34 28c4 8 5 18 4 28M34 28c-6-7-15-8-22-2M34 28c-9-1-16 4-18 12M34 28c-1-9-8-15-16-15M34 28c3-8 10-12 18-10M34 28c9-2 16 2 18 10M10 58c8-4 18-5 28-5s18 1 25 5z',
    'M62 6a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  ],
  calendar: ['M11 15h50v44H11zM11 27h50M24 9v11M48 9v11', 'M36 33l2.9 6 6.6.8-4.9 4.6 1.3 6.5-5.9-3.2-5.9 3.2 1.3-6.5-4.9-4.6 6.6-.8z'],
  money: [
    'M14 8h32v50l-5.3-4-5.3 4-5.4-4-5.3 4-5.4-4-5.3 4zM23 19h14M23 27h14M23 35h8',
    'M58 34a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM58 39a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  ],
  document: ['M17 7h25l13 13v41H17zM42 7v13h13M26 33h20M26 41h20', 'M26 49h11'],
  place: [
    'M36 48c-10-11-16-18-16-25a16 16 0 0 1 32 0c0 7-6 14-16 25zM24 47c-8 1.5-14 4-14 7.5C10 59 22 62 36 62s26-3 26-7.5c0-3.5-6-6-14-7.5',
    'M36 17a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  ],
  bank: ['M8 27 36 10l28 17zM14 33v18M29 33v18M43 33v18M58 33v18M9 58h54', 'M36 17a3 3 0 1 1 0 6 3 3 0 0 1 0-6z'],
  done: ['M12 32v23a4 4 0 0 0 4 4h40a4 4 0 0 0 4-4V32M12 32h14l4 8h12l4-8h14M12 32l7-13h4M60 32l-7-13h-4', 'M27 19l7 7 13-16'],
  permit: [
    'M15 7h38a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4H15zM36 16a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM24 28h24M36 16c-6 7-6 17 0 24M36 16c6 7 6 17 0 24',
    'M26 50h20',
  ],
  chart: ['M11 9v50h52M20 51V37h8v14M35 51V27h8v24M50 51V33h8v18', 'M20 25l14-9 11 4 14-12'],
};
