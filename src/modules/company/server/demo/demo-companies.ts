/** The demo companies: made-up names, numbers and people in real towns. */
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { PlanKey } from '../../contract/subscription.schema.ts';

interface DemoBranch {
  readonly name: string;
  readonly code: string;
  readonly address_1: string;
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius_m: number;
}
/** Highest first; salaries in ringgit. */
type DemoLevel = readonly [name: string, min: number, max: number];
type DemoPosition = readonly [name: string, department: string, level: string, headcount: number];

export interface DemoCompany {
  readonly key: 'c1' | 'c2' | 'c3' | 'c4';
  readonly owner: 'norhayati' | 'ramli' | 'empty';
  readonly plan: PlanKey;
  readonly seats?: number;
  readonly modules?: readonly ModuleKey[];
  /** Active employees that the invoices of past months billed. */
  readonly billed?: number;
  readonly facts: {
    readonly name: string;
    readonly short_name: string;
    readonly registration_no: string;
    readonly old_registration_no: string | null;
    readonly business_nature: string;
    readonly sector: string;
    readonly established_at: string;
    readonly email: string;
    readonly phone: string;
    readonly website: string;
  };
  readonly codePrefix: string;
  readonly kdnLicence?: string;
  readonly signatory?: { readonly name: string; readonly position: string };
  readonly branches: readonly DemoBranch[];
  /** Division → its departments. */
  readonly divisions: Readonly<Record<string, readonly string[]>>;
  readonly levels: readonly DemoLevel[];
  readonly positions: readonly DemoPosition[];
  readonly contribution?: Readonly<Record<string, string | boolean>>;
  readonly banks: readonly { readonly bank: string; readonly account: string; readonly kind: 'Corporate' | 'Islamic'; readonly salary: boolean; readonly claim: boolean }[];
}

const OFFICER = { officer_position: 'HR Manager', officer_phone: '+60355500199' };

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    key: 'c1',
    owner: 'norhayati',
    plan: 'enterprise',
    billed: 44,
    modules: ['attendance', 'fr_record', 'leave', 'claim', 'payroll', 'work_site', 'site_visit', 'spm'],
    facts: {
      name: 'Seri Mesra Retail Services Sdn Bhd',
      short_name: 'Seri Mesra',
      registration_no: '209901000011',
      old_registration_no: '9000011-A',
      business_nature: 'Retail services and sales promotion',
      sector: 'Retail',
      established_at: '2014-03-17',
      email: 'hello@serimesra.example',
      phone: '+60355500100',
      website: 'https://serimesra.example',
    },
    codePrefix: 'SM',
    signatory: { name: 'Datin Norhayati', position: 'Managing Director' },
    branches: [
      { name: 'KL HQ', code: 'KL', address_1: 'Level 12, Menara Contoh, Jalan Mesra 1', postcode: '50450', city: 'Kuala Lumpur', state: 'Kuala Lumpur', lat: 3.1578, lng: 101.7123, radius_m: 150 },
      { name: 'Penang', code: 'PG', address_1: '8, Lebuh Contoh', postcode: '10200', city: 'George Town', state: 'Pulau Pinang', lat: 5.4164, lng: 100.3327, radius_m: 120 },
      { name: 'Johor Bahru', code: 'JB', address_1: '21, Jalan Contoh 3', postcode: '80000', city: 'Johor Bahru', state: 'Johor', lat: 1.4655, lng: 103.7578, radius_m: 120 },
    ],
    divisions: {
      Corporate: ['Human Resources', 'Finance & Accounts'],
      Commercial: ['Sales', 'Marketing'],
      Operations: ['Retail Operations', 'Warehouse & Logistics'],
    },
    levels: [
      ['Director', 12_000, 30_000],
      ['Manager', 7000, 14_000],
      ['Assistant Manager', 5000, 8000],
      ['Executive', 3200, 5500],
      ['Senior Assistant', 2300, 3600],
      ['Assistant', 1700, 2600],
    ],
    positions: [
      ['HR Manager', 'Human Resources', 'Manager', 1],
      ['HR Executive', 'Human Resources', 'Executive', 2],
      ['Finance Manager', 'Finance & Accounts', 'Manager', 1],
      ['Accounts Executive', 'Finance & Accounts', 'Executive', 3],
      ['Sales Director', 'Sales', 'Director', 1],
      ['Sales Manager', 'Sales', 'Manager', 2],
      ['Sales Executive', 'Sales', 'Executive', 6],
      ['Promotion Supervisor', 'Sales', 'Senior Assistant', 5],
      ['Marketing Executive', 'Marketing', 'Executive', 3],
      ['Graphic Designer', 'Marketing', 'Executive', 2],
      ['Outlet Manager', 'Retail Operations', 'Assistant Manager', 3],
      ['Retail Assistant', 'Retail Operations', 'Assistant', 14],
      ['Storekeeper', 'Warehouse & Logistics', 'Senior Assistant', 3],
      ['Driver', 'Warehouse & Logistics', 'Assistant', 3],
    ],
    contribution: {
      ...OFFICER,
      epf_no: '900000011',
      socso_no: 'A9000000011X',
      eis_no: 'A9000000011X',
      hrdf_enabled: true,
      hrdf_no: 'HRDC-900011',
      tax_no: 'E9000000011',
      tax_branch: 'Kuala Lumpur Bandar',
      zakat_enabled: true,
      zakat_no: 'PPZ-900011',
      ptptn_enabled: true,
      ptptn_no: 'PTPTN-900011',
      officer_name: 'Nurul Izzah binti Kamal',
      officer_email: 'hr@demo.my',
    },
    banks: [
      { bank: 'Maybank', account: '500000000011', kind: 'Corporate', salary: true, claim: false },
      { bank: 'CIMB', account: '8000000011', kind: 'Corporate', salary: false, claim: true },
    ],
  },
  {
    key: 'c2',
    owner: 'ramli',
    plan: 'growth',
    seats: 50,
    billed: 49,
    modules: ['attendance', 'fr_record', 'leave', 'claim', 'payroll', 'site_visit', 'patrol', 'security_guard', 'asm'],
    facts: {
      name: 'Perwira Kawal Sekuriti Sdn Bhd',
      short_name: 'Perwira Kawal',
      registration_no: '209901000022',
      old_registration_no: '9000022-B',
      business_nature: 'Security guarding and auxiliary police',
      sector: 'Security',
      established_at: '2009-08-01',
      email: 'pejabat@perwirakawal.example',
      phone: '+60355500200',
      website: 'https://perwirakawal.example',
    },
    codePrefix: 'PK',
    kdnLicence: 'KDN-DEMO-900022',
    signatory: { name: 'Ramli bin Osman', position: 'Managing Director' },
    branches: [
      { name: 'Shah Alam HQ', code: 'SA', address_1: '15, Jalan Contoh 7/2', postcode: '40000', city: 'Shah Alam', state: 'Selangor', lat: 3.0738, lng: 101.5183, radius_m: 200 },
      { name: 'Klang', code: 'KG', address_1: '3, Persiaran Contoh', postcode: '41000', city: 'Klang', state: 'Selangor', lat: 3.0449, lng: 101.4456, radius_m: 150 },
    ],
    divisions: { Management: ['Human Resources', 'Finance'], Operations: ['Guarding', 'Auxiliary Police', 'Control Room'] },
    levels: [
      ['Director', 12_000, 25_000],
      ['Manager', 6000, 11_000],
      ['Executive', 3000, 5500],
      ['Supervisor', 2200, 3500],
      ['Officer', 1700, 2500],
    ],
    positions: [
      ['Operations Director', 'Guarding', 'Director', 1],
      ['HR Executive', 'Human Resources', 'Executive', 2],
      ['Accounts Executive', 'Finance', 'Executive', 1],
      ['Operations Manager', 'Guarding', 'Manager', 1],
      ['Guard Supervisor', 'Guarding', 'Supervisor', 4],
      ['Security Guard', 'Guarding', 'Officer', 26],
      ['Auxiliary Police Inspector', 'Auxiliary Police', 'Executive', 2],
      ['Auxiliary Police Sergeant', 'Auxiliary Police', 'Supervisor', 4],
      ['Auxiliary Police Constable', 'Auxiliary Police', 'Officer', 12],
      ['Control Room Operator', 'Control Room', 'Officer', 2],
    ],
    contribution: {
      ...OFFICER,
      epf_no: '900000022',
      socso_no: 'B9000000022X',
      eis_no: 'B9000000022X',
      hrdf_enabled: true,
      hrdf_no: 'HRDC-900022',
      tax_no: 'E9000000022',
      tax_branch: 'Shah Alam',
      officer_name: 'Siti Hajar binti Ramli',
      officer_email: 'owner2@demo.my',
    },
    banks: [{ bank: 'Bank Islam', account: '12000000000022', kind: 'Islamic', salary: true, claim: true }],
  },
  {
    key: 'c3',
    owner: 'norhayati',
    plan: 'trial',
    modules: ['attendance', 'leave', 'claim', 'payroll', 'work_site', 'site_visit', 'pcr', 'wom'],
    facts: {
      name: 'Kinabalu Jaya Engineering Sdn Bhd',
      short_name: 'Kinabalu Jaya',
      registration_no: '209901000033',
      old_registration_no: null,
      business_nature: 'Civil and mechanical engineering works',
      sector: 'Construction',
      established_at: '2018-11-05',
      email: 'office@kinabalujaya.example',
      phone: '+60885550300',
      website: 'https://kinabalujaya.example',
    },
    codePrefix: 'KJ',
    signatory: { name: 'Datin Norhayati', position: 'Director' },
    branches: [
      { name: 'KK HQ', code: 'KK', address_1: 'Lot 5, Lorong Contoh 2', postcode: '88000', city: 'Kota Kinabalu', state: 'Sabah', lat: 5.9788, lng: 116.0753, radius_m: 200 },
      { name: 'Sandakan', code: 'SD', address_1: 'Batu 4, Jalan Contoh', postcode: '90000', city: 'Sandakan', state: 'Sabah', lat: 5.8402, lng: 118.1179, radius_m: 200 },
    ],
    divisions: { Office: ['Administration', 'Finance'], Project: ['Site Works', 'Engineering'] },
    levels: [
      ['Director', 12_000, 25_000],
      ['Manager', 6500, 12_000],
      ['Engineer', 3500, 7000],
      ['Supervisor', 2500, 4000],
      ['Worker', 1700, 2600],
    ],
    positions: [
      ['Project Director', 'Engineering', 'Director', 1],
      ['Project Manager', 'Engineering', 'Manager', 2],
      ['Site Engineer', 'Engineering', 'Engineer', 3],
      ['Quantity Surveyor', 'Engineering', 'Engineer', 1],
      ['Site Supervisor', 'Site Works', 'Supervisor', 3],
      ['Welder', 'Site Works', 'Worker', 4],
      ['General Worker', 'Site Works', 'Worker', 8],
      ['Accounts Executive', 'Finance', 'Supervisor', 1],
      ['Administrator', 'Administration', 'Supervisor', 1],
    ],
    contribution: {
      ...OFFICER,
      epf_no: '900000033',
      socso_no: 'S9000000033X',
      tax_no: 'E9000000033',
      tax_branch: 'Kota Kinabalu',
      officer_name: 'Josephine Lim',
      officer_email: 'finance@demo.my',
    },
    banks: [{ bank: 'RHB', account: '21000000000033', kind: 'Corporate', salary: true, claim: true }],
  },
  {
    key: 'c4',
    owner: 'empty',
    plan: 'trial',
    facts: {
      name: 'Mula Baharu Enterprise',
      short_name: 'Mula Baharu',
      registration_no: '209901000044',
      old_registration_no: null,
      business_nature: 'Consulting',
      sector: 'Services',
      established_at: '2026-01-05',
      email: 'empty@demo.my',
      phone: '+60355500400',
      website: 'https://mulabaharu.example',
    },
    codePrefix: '',
    branches: [],
    divisions: {},
    levels: [],
    positions: [],
    banks: [],
  },
];
