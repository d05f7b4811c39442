/** The phone of guards and the screens at checkpoints, which stand open to everybody: a device shows what it is by its token. */
import type { ComponentType } from 'react';

export const PHONE_PAGES: Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>> = {
  '/guard': () => import('./phone/phone-page.tsx'),
  '/point': () => import('./point/point-page.tsx'),
};
