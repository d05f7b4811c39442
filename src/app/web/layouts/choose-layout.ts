/** Which frame stands around a page (specification §2). */
export type Layout = 'default' | 'signed-out' | 'blank' | 'bare';

/** Pages of the signed-out layout, beside the banner. */
const BESIDE_BANNER = new Set(['/auth/login', '/auth/register', '/auth/password', '/auth/verify']);

/** Pages that look the same whoever is signed in: the emailed link, what one agrees to, and a tablet at the door. */
const ALWAYS_BLANK = new Set(['/auth/email', '/auth/terms', '/auth/privacy', '/kiosk']);

/** Pages of devices that are their own frame, with their own light and dark. */
export const DEVICE_PAGES = new Set(['/guard', '/point']);

/** The default layout when logged in, else blank; sign-in pages stand beside the banner. */
export function chooseLayout(path: string, user: { readonly verified: boolean } | null): Layout {
  if (DEVICE_PAGES.has(path)) return 'bare';
  if (ALWAYS_BLANK.has(path)) return 'blank';
  if (user?.verified) return 'default';
  return BESIDE_BANNER.has(path) ? 'signed-out' : 'blank';
}
