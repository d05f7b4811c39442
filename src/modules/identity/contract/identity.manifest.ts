/** Pages of people and their rights: admin users (R103–R107), the account drawer (R6–R9), signed-out pages (R108–R112). */
import { defineManifest, type Page, type ActionsOf } from '#platform/contract/manifest.ts';

const drawer = { audience: ['signed-in'], modules: ['core'], actions: [] } as const satisfies Partial<Page>;
const guest = { kind: 'auth', audience: ['guest'], modules: ['core'], actions: [] } as const satisfies Partial<Page>;
const userView = {
  kind: 'view',
  audience: ['owner', 'admin'],
  modules: ['core'],
  parent: '/admin/user',
  tabOf: '/admin/user/view',
  inherits: true,
  actions: ['Update'],
} as const satisfies Partial<Page>;

export const identityManifest = defineManifest({
  name: 'identity',
  pages: {
    '/admin/user': {
      purpose: { en: 'Add admins and set what they can open and see', ms: 'Tambah pentadbir dan tetapkan apa yang boleh dibuka dan dilihat' },
      kind: 'item',
      title: { en: 'Admin User', ms: 'Pengguna Pentadbir' },
      heading: { en: 'Admin users', ms: 'Pengguna pentadbir' },
      context: {
        en: 'Admins, the pages they can open and the employees they can see.',
        ms: 'Pentadbir, halaman yang boleh dibuka dan pekerja yang boleh dilihat.',
      },
      icon: 'account-key',
      audience: ['owner', 'admin'],
      modules: ['core'],
      section: 'administration',
      order: 3,
      actions: ['Create', 'Update', 'Delete'],
    },
    '/admin/user/view': {
      ...userView,
      title: { en: 'Admin User', ms: 'Pengguna Pentadbir' },
      heading: { en: 'Admin profile', ms: 'Profil pentadbir' },
      tabTitle: { en: 'Profile', ms: 'Profil' },
      icon: 'account-key',
      rank: 1,
    },
    '/admin/user/view/password': {
      ...userView,
      title: { en: 'Password', ms: 'Kata Laluan' },
      heading: { en: 'Admin password', ms: 'Kata laluan pentadbir' },
      icon: 'lock-reset',
      rank: 2,
    },
    '/admin/user/view/page-access': { ...userView, title: { en: 'Page Access', ms: 'Akses Halaman' }, icon: 'shield-key', rank: 3 },
    '/admin/user/view/employee-access': { ...userView, title: { en: 'Employee Access', ms: 'Akses Pekerja' }, icon: 'account-eye', rank: 4 },

    '/my/account': {
      ...drawer,
      kind: 'drawer',
      title: { en: 'My Account', ms: 'Akaun Saya' },
      heading: { en: 'My account', ms: 'Akaun saya' },
      context: { en: 'Your profile, notifications and where you are signed in.', ms: 'Profil, pemberitahuan dan tempat anda log masuk.' },
      tabTitle: { en: 'Account', ms: 'Akaun' },
      icon: 'account-cog',
      rank: 1,
    },
    '/my/account/employment': {
      ...drawer,
      kind: 'tab',
      parent: '/my/account',
      title: { en: 'Employment', ms: 'Pekerjaan' },
      context: { en: 'The companies you belong to and your role in each.', ms: 'Syarikat yang anda sertai dan peranan anda di setiap satu.' },
      icon: 'briefcase-account',
      rank: 2,
    },
    '/my/account/password': {
      ...drawer,
      kind: 'tab',
      parent: '/my/account',
      title: { en: 'Password', ms: 'Kata Laluan' },
      heading: { en: 'My password', ms: 'Kata laluan saya' },
      context: { en: 'Choose a password you do not use anywhere else.', ms: 'Pilih kata laluan yang tidak anda gunakan di tempat lain.' },
      icon: 'lock',
      rank: 3,
    },
    '/my/account/subscription': {
      ...drawer,
      kind: 'tab',
      parent: '/my/account',
      title: { en: 'Subscription', ms: 'Langganan' },
      icon: 'credit-card-outline',
      rank: 4,
    },

    '/auth/login': { ...guest, title: { en: 'Sign In', ms: 'Log Masuk' } },
    '/auth/register': { ...guest, title: { en: 'Register', ms: 'Daftar' } },
    '/auth/password': { ...guest, title: { en: 'Password', ms: 'Kata Laluan' } },
    '/auth/verify': { ...guest, audience: ['unverified'], title: { en: 'Verify Email', ms: 'Sahkan E-mel' } },
    '/auth/invitation': { ...guest, audience: ['all'], title: { en: 'Invitation', ms: 'Jemputan' } },
    '/auth/email': { ...guest, audience: ['all'], title: { en: 'Email Link', ms: 'Pautan E-mel' } },
    '/auth/terms': { ...guest, audience: ['all'], title: { en: 'Terms of Use', ms: 'Terma Penggunaan' } },
    '/auth/privacy': { ...guest, audience: ['all'], title: { en: 'Privacy Notice', ms: 'Notis Privasi' } },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof identityManifest> {}
}
