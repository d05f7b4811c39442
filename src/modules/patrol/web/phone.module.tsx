/**
 * What stands open to everybody: the phone of guards and the screens at checkpoints, where a device shows what it is by its token, and what a link
 * shows of a patrol.
 */
import type { ComponentType } from 'react';

export const PHONE_PAGES: Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>> = {
  '/guard': () => import('./phone/phone-page.tsx'),
  '/patrol/certificate': () => import('./certificate/certificate-page.tsx'),
  '/point': () => import('./point/point-page.tsx'),
};
