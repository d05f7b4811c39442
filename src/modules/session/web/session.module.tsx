/** The account pages of the signed-in person, and the reach of admins over employees. */
import { defineWebModule } from '#platform/web/module.ts';

export const sessionModule = defineWebModule({
  name: 'session',
  // The pages are declared by identity; they need more than identity may ask for, so they are drawn here.
  manifest: { name: 'session', pages: {} },
  pages: {
    '/my/account': () => import('./account/account-page.tsx'),
    '/my/account/employment': () => import('./account/memberships-page.tsx'),
    '/my/account/password': () => import('./account/own-password-page.tsx'),
    '/my/account/subscription': () => import('./account/subscription-page.tsx'),
    '/admin/user/view/employee-access': () => import('./admin/employee-access-page.tsx'),
  },
});
