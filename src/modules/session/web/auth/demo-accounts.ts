/** The accounts of the demo data; the sign-in page offers them where the domain says that they exist. */
import type { Text } from '#platform/contract/messages.ts';

export const DEMO_PASSWORD = 'Password123!';

export const DEMO_ACCOUNTS: readonly { readonly email: string; readonly role: Text }[] = [
  { email: 'owner@demo.my', role: { en: 'Owner', ms: 'Pemilik' } },
  { email: 'hr@demo.my', role: { en: 'HR manager', ms: 'Pengurus HR' } },
  { email: 'finance@demo.my', role: { en: 'Finance', ms: 'Kewangan' } },
  { email: 'dept@demo.my', role: { en: 'Department head', ms: 'Ketua jabatan' } },
  { email: 'auditor@demo.my', role: { en: 'Auditor', ms: 'Juruaudit' } },
  { email: 'employee@demo.my', role: { en: 'Employee', ms: 'Pekerja' } },
];
