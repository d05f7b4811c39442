/** The accounts of the demo (all fictitious): who they are, and what they may do in which company. */
import type { Locale } from '#platform/contract/messages.ts';
import type { PresetKey } from '../../contract/preset.params.ts';
import type { MemberRole } from '../../contract/user.schema.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Password123!';

export type DemoCompanyKey = 'c1' | 'c2' | 'c3' | 'c4';

export interface DemoMembership {
  readonly company: DemoCompanyKey;
  readonly role: MemberRole;
  readonly is_admin?: boolean;
  readonly preset?: PresetKey;
  readonly title?: string;
  /** Names of departments that bound the reach; absent: all employees. */
  readonly departments?: readonly string[];
}

export interface DemoAccount {
  readonly key: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly locale?: Locale;
  readonly unverified?: boolean;
  readonly seats: readonly DemoMembership[];
}

/** Owners come first: their companies are created for them. Owner seats are made with the company. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { key: 'norhayati', email: 'owner@demo.my', name: 'Datin Norhayati', phone: '+60125550001', seats: [] },
  { key: 'ramli', email: 'owner2@demo.my', name: 'Ramli bin Osman', phone: '+60125550002', seats: [] },
  { key: 'empty', email: 'empty@demo.my', name: 'Khairul Anuar bin Salleh', phone: '+60125550003', seats: [] },
  {
    key: 'hr',
    email: 'hr@demo.my',
    name: 'Siti Aminah binti Yusof',
    phone: '+60125550004',
    seats: [{ company: 'c1', role: 'employee', is_admin: true, preset: 'hr-manager', title: 'HR Manager' }],
  },
  {
    key: 'finance',
    email: 'finance@demo.my',
    name: 'Tan Mei Ling',
    phone: '+60125550005',
    seats: [
      { company: 'c1', role: 'admin', preset: 'finance', title: 'Finance Manager' },
      { company: 'c3', role: 'admin', preset: 'finance', title: 'Finance Manager' },
    ],
  },
  {
    key: 'spm',
    email: 'spm@demo.my',
    name: 'Priya a/p Raman',
    phone: '+60125550006',
    seats: [{ company: 'c1', role: 'admin', preset: 'spm-coordinator', title: 'SPM Coordinator' }],
  },
  {
    key: 'control',
    email: 'control@demo.my',
    name: 'Zulkifli bin Hassan',
    phone: '+60125550007',
    seats: [{ company: 'c2', role: 'admin', preset: 'security-control-room', title: 'Control Room' }],
  },
  {
    key: 'asm',
    email: 'asm@demo.my',
    name: 'Farid bin Kamal',
    phone: '+60125550008',
    seats: [{ company: 'c2', role: 'admin', preset: 'asm-officer', title: 'ASM Officer' }],
  },
  {
    key: 'auditor',
    email: 'auditor@demo.my',
    name: 'Lim Wei Han',
    phone: '+60125550009',
    seats: [
      { company: 'c1', role: 'admin', preset: 'auditor', title: 'Auditor' },
      { company: 'c2', role: 'admin', preset: 'auditor', title: 'Auditor' },
      { company: 'c3', role: 'admin', preset: 'auditor', title: 'Auditor' },
    ],
  },
  {
    key: 'dept',
    email: 'dept@demo.my',
    name: 'Noraini binti Ismail',
    phone: '+60125550010',
    seats: [{ company: 'c1', role: 'admin', preset: 'hr-executive', title: 'Area HR', departments: ['Sales', 'Marketing'] }],
  },
  {
    key: 'employee',
    email: 'employee@demo.my',
    name: 'Ahmad Faiz bin Rahman',
    phone: '+60125550011',
    locale: 'ms',
    seats: [{ company: 'c1', role: 'employee' }],
  },
  { key: 'supervisor', email: 'supervisor@demo.my', name: 'Kavitha a/p Suresh', phone: '+60125550012', seats: [{ company: 'c1', role: 'employee' }] },
  { key: 'promoter', email: 'promoter@demo.my', name: 'Nur Izzati binti Zainal', phone: '+60125550013', seats: [{ company: 'c1', role: 'promoter' }] },
  {
    key: 'both',
    email: 'both@demo.my',
    name: 'Jeffrey Anak Lantai',
    phone: '+60125550014',
    seats: [
      { company: 'c3', role: 'employee' },
      { company: 'c1', role: 'promoter' },
    ],
  },
  { key: 'invited', email: 'invited@demo.my', name: 'Chong Kar Yan', phone: '+60125550015', seats: [] },
  { key: 'unverified', email: 'unverified@demo.my', name: 'Amir Hamzah bin Rosli', phone: '+60125550016', unverified: true, seats: [] },
];
