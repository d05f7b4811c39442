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
  { email: 'empty@demo.my', role: { en: 'New company', ms: 'Syarikat baharu' } },
  { email: 'supervisor@demo.my', role: { en: 'Supervisor', ms: 'Penyelia' } },
  { email: 'owner2@demo.my', role: { en: 'Security company', ms: 'Syarikat keselamatan' } },
  { email: 'both@demo.my', role: { en: 'Two companies', ms: 'Dua syarikat' } },
  { email: 'promoter@demo.my', role: { en: 'Promoter', ms: 'Promoter' } },
  { email: 'spm@demo.my', role: { en: 'Sales coordinator', ms: 'Penyelaras jualan' } },
  { email: 'control@demo.my', role: { en: 'Control room', ms: 'Bilik kawalan' } },
  { email: 'asm@demo.my', role: { en: 'Auxiliary police', ms: 'Polis bantuan' } },
  { email: 'invited@demo.my', role: { en: 'No company yet', ms: 'Belum ada syarikat' } },
  { email: 'unverified@demo.my', role: { en: 'Email not confirmed', ms: 'E-mel belum disahkan' } },
];
