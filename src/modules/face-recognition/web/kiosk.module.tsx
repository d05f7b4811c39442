/** The kiosk, which stands open to everybody: the tablet shows what it is by its token. Loaded when it is opened. */
import type { ComponentType } from 'react';

export const KIOSK_PAGES: Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>> = {
  '/kiosk': () => import('./kiosk/kiosk-page.tsx'),
};
