/** Admin users: the list, the profile, password and page access of one. */
import { defineWebModule } from '#platform/web/module.ts';
import { identityManifest } from '#modules/identity/contract/identity.manifest.ts';

export const identityModule = defineWebModule({
  name: 'identity',
  manifest: identityManifest,
  pages: {
    '/admin/user': () => import('./admin/admin-list-page.tsx'),
    '/admin/user/view': () => import('./admin/admin-profile-page.tsx'),
    '/admin/user/view/password': () => import('./admin/admin-password-page.tsx'),
    '/admin/user/view/page-access': () => import('./admin/page-access-page.tsx'),
  },
});
