/** Which frame stands around a page (specification §2). */
export type Layout = 'default' | 'signed-out' | 'blank';

/** Pages of the signed-out layout, beside the banner. */
const BESIDE_BANNER = new Set(['/auth/login', '/auth/register', '/auth/password', '/auth/verify']);

/** The default layout when logged in, else blank; sign-in pages stand beside the banner; the emailed link is always blank. */
export function chooseLayout(path: string, user: { readonly verified: boolean } | null): Layout {
  if (path === '/auth/email') return 'blank';
  if (user?.verified) return 'default';
  return BESIDE_BANNER.has(path) ? 'signed-out' : 'blank';
}
