/** Which frame stands around a page (specification §2). */
export type Layout = 'default' | 'signed-out' | 'blank' | 'bare';

/** Pages of the signed-out layout, beside the banner. */
const BESIDE_BANNER = new Set(['/auth/login', '/auth/register', '/auth/password', '/auth/verify']);

/** Pages that look the same whoever is signed in: the emailed link, what one agrees to, and a tablet at the door. */
const ALWAYS_BLANK = new Set(['/auth/email', '/auth/invitation', '/auth/terms', '/auth/privacy', '/kiosk']);

/** Pages that are their own frame: of devices, with their own light and dark, and what a link shows to people without an account. */
export const BARE_PAGES = new Set(['/guard', '/point', '/patrol/certificate']);

/** The default layout when logged in, else blank; sign-in pages stand beside the banner. */
export function chooseLayout(path: string, user: { readonly verified: boolean } | null): Layout {
  if (BARE_PAGES.has(path)) return 'bare';
  if (ALWAYS_BLANK.has(path)) return 'blank';
  if (user?.verified) return 'default';
  return BESIDE_BANNER.has(path) ? 'signed-out' : 'blank';
}
