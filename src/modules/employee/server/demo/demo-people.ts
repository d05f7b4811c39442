/** Who works in the demo companies: 122 people, 6 of whom have left. All are made up. */
import type { Origin } from './demo-names.ts';

export type DemoCompanyKey = 'c1' | 'c2' | 'c3';

/** What later seeds look for: one person each, unless said otherwise. */
export type Trait =
  /** 61 years old. */
  | 'senior'
  /** Has a disabled child of 20 in tertiary education. */
  | 'disabled-child'
  | 'disabled'
  /** Spouse disabled and not working. */
  | 'disabled-spouse'
  | 'permanent-resident'
  /** The best paid: above RM20,000. */
  | 'director'
  /** Joined in the middle of last month; left in the middle of the month before it. */
  | 'joiner'
  | 'leaver'
  | 'joined-this-month'
  | 'left-this-month'
  /** Several: left long ago. */
  | 'left'
  | 'probation-ending'
  | 'contract-ending'
  | 'intern'
  /** Several. */
  | 'part-time'
  | 'daily';

export interface DemoCast {
  readonly position: string;
  readonly branch: string;
  readonly count: number;
  readonly origins: readonly Origin[];
  readonly gender?: 'Male' | 'Female';
  /** Whole years, from and to. */
  readonly ages?: readonly [number, number];
  /** Held by the first people of the cast, in order. */
  readonly traits?: readonly (Trait | null)[];
  /** All of them supervise promoters. */
  readonly supervisors?: true;
  /** Sign-in of the first people of the cast, in order: name and phone are the account's. */
  readonly accounts?: readonly { readonly email: string; readonly gender: 'Male' | 'Female'; readonly origin: Origin }[];
}

const MIXED: readonly Origin[] = ['malay', 'chinese', 'malay', 'indian'];
const OFFICE: readonly [number, number] = [26, 48];

export const DEMO_PEOPLE: Readonly<Record<DemoCompanyKey, readonly DemoCast[]>> = {
  // 46, of whom 2 have left.
  c1: [
    { position: 'Sales Director', branch: 'KL HQ', count: 1, origins: ['chinese'], gender: 'Male', ages: [50, 52], traits: ['director'] },
    {
      position: 'HR Manager',
      branch: 'KL HQ',
      count: 1,
      origins: ['malay'],
      ages: [42, 44],
      accounts: [{ email: 'hr@demo.my', gender: 'Female', origin: 'malay' }],
      traits: ['disabled-child'],
    },
    {
      position: 'HR Executive',
      branch: 'KL HQ',
      count: 2,
      origins: MIXED,
      ages: OFFICE,
      accounts: [{ email: 'dept@demo.my', gender: 'Female', origin: 'malay' }],
    },
    { position: 'Finance Manager', branch: 'KL HQ', count: 1, origins: ['indian'], gender: 'Male', ages: [45, 47], traits: ['disabled-spouse'] },
    { position: 'Accounts Executive', branch: 'KL HQ', count: 3, origins: MIXED, ages: OFFICE, traits: [null, 'joiner'] },
    { position: 'Sales Manager', branch: 'KL HQ', count: 1, origins: ['malay'], ages: [38, 44] },
    { position: 'Sales Manager', branch: 'Penang', count: 1, origins: ['chinese'], ages: [38, 44], traits: ['permanent-resident'] },
    {
      position: 'Sales Executive',
      branch: 'KL HQ',
      count: 4,
      origins: MIXED,
      ages: OFFICE,
      accounts: [{ email: 'employee@demo.my', gender: 'Male', origin: 'malay' }],
      traits: [null, 'leaver', 'probation-ending'],
    },
    { position: 'Sales Executive', branch: 'Johor Bahru', count: 2, origins: MIXED, ages: OFFICE },
    {
      position: 'Promotion Supervisor',
      branch: 'KL HQ',
      count: 3,
      origins: MIXED,
      ages: [25, 38],
      accounts: [{ email: 'supervisor@demo.my', gender: 'Female', origin: 'indian' }],
      supervisors: true,
    },
    { position: 'Promotion Supervisor', branch: 'Penang', count: 1, origins: ['chinese'], ages: [25, 38], supervisors: true },
    { position: 'Promotion Supervisor', branch: 'Johor Bahru', count: 1, origins: ['malay'], ages: [25, 38], supervisors: true },
    { position: 'Marketing Executive', branch: 'KL HQ', count: 2, origins: MIXED, ages: OFFICE, traits: ['contract-ending'] },
    { position: 'Graphic Designer', branch: 'KL HQ', count: 2, origins: MIXED, ages: [22, 34], traits: ['disabled', 'intern'] },
    { position: 'Outlet Manager', branch: 'KL HQ', count: 1, origins: ['malay'], ages: OFFICE },
    { position: 'Outlet Manager', branch: 'Penang', count: 1, origins: ['chinese'], ages: OFFICE },
    { position: 'Outlet Manager', branch: 'Johor Bahru', count: 1, origins: ['malay'], ages: OFFICE },
    { position: 'Retail Assistant', branch: 'KL HQ', count: 5, origins: MIXED, ages: [19, 34], traits: ['part-time', 'part-time', 'joined-this-month'] },
    { position: 'Retail Assistant', branch: 'Penang', count: 4, origins: MIXED, ages: [19, 34], traits: ['part-time', 'left-this-month'] },
    { position: 'Retail Assistant', branch: 'Johor Bahru', count: 4, origins: MIXED, ages: [19, 34] },
    { position: 'Storekeeper', branch: 'KL HQ', count: 3, origins: MIXED, gender: 'Male', ages: [28, 55], traits: ['senior'] },
    { position: 'Driver', branch: 'KL HQ', count: 2, origins: ['malay', 'indian'], gender: 'Male', ages: [30, 52] },
  ],
  // 52, of whom 3 have left: 30 guards (6 from Nepal), 18 auxiliary police, 4 in the office.
  c2: [
    { position: 'Operations Director', branch: 'Shah Alam HQ', count: 1, origins: ['malay'], gender: 'Male', ages: [50, 54] },
    { position: 'HR Executive', branch: 'Shah Alam HQ', count: 1, origins: ['malay'], gender: 'Female', ages: OFFICE },
    { position: 'Accounts Executive', branch: 'Shah Alam HQ', count: 1, origins: ['chinese'], gender: 'Female', ages: OFFICE },
    { position: 'Control Room Operator', branch: 'Shah Alam HQ', count: 1, origins: ['indian'], ages: OFFICE },
    { position: 'Guard Supervisor', branch: 'Shah Alam HQ', count: 2, origins: ['malay', 'indian'], gender: 'Male', ages: [35, 52] },
    { position: 'Guard Supervisor', branch: 'Klang', count: 2, origins: ['malay', 'indian'], gender: 'Male', ages: [35, 52] },
    {
      position: 'Security Guard',
      branch: 'Shah Alam HQ',
      count: 12,
      origins: ['malay', 'indian', 'malay'],
      ages: [22, 56],
      traits: ['left', 'joined-this-month', 'left'],
    },
    { position: 'Security Guard', branch: 'Klang', count: 8, origins: ['malay', 'indian'], ages: [22, 56], traits: ['left-this-month'] },
    { position: 'Security Guard', branch: 'Klang', count: 6, origins: ['nepali'], gender: 'Male', ages: [24, 40] },
    { position: 'Auxiliary Police Inspector', branch: 'Shah Alam HQ', count: 2, origins: ['malay', 'chinese'], gender: 'Male', ages: [40, 52] },
    { position: 'Auxiliary Police Sergeant', branch: 'Shah Alam HQ', count: 4, origins: ['malay', 'indian'], ages: [32, 48] },
    { position: 'Auxiliary Police Constable', branch: 'Shah Alam HQ', count: 7, origins: ['malay', 'malay', 'indian'], ages: [22, 38] },
    { position: 'Auxiliary Police Constable', branch: 'Klang', count: 5, origins: ['malay'], ages: [22, 38], traits: ['probation-ending'] },
  ],
  // 24, of whom 1 has left; 8 foreign workers.
  c3: [
    { position: 'Project Director', branch: 'KK HQ', count: 1, origins: ['chinese'], gender: 'Male', ages: [48, 55] },
    { position: 'Project Manager', branch: 'KK HQ', count: 1, origins: ['sabahan'], ages: [40, 48] },
    { position: 'Project Manager', branch: 'Sandakan', count: 1, origins: ['malay'], ages: [40, 48] },
    { position: 'Site Engineer', branch: 'KK HQ', count: 2, origins: ['sabahan', 'chinese'], ages: [26, 38] },
    {
      position: 'Site Engineer',
      branch: 'Sandakan',
      count: 1,
      origins: ['sabahan'],
      ages: [26, 38],
      accounts: [{ email: 'both@demo.my', gender: 'Male', origin: 'sabahan' }],
    },
    { position: 'Quantity Surveyor', branch: 'KK HQ', count: 1, origins: ['chinese'], ages: [28, 40], traits: ['contract-ending'] },
    { position: 'Site Supervisor', branch: 'KK HQ', count: 2, origins: ['sabahan'], gender: 'Male', ages: [32, 50] },
    { position: 'Site Supervisor', branch: 'Sandakan', count: 1, origins: ['sabahan'], gender: 'Male', ages: [32, 50] },
    { position: 'Welder', branch: 'KK HQ', count: 2, origins: ['sabahan'], gender: 'Male', ages: [24, 48], traits: ['left'] },
    { position: 'Welder', branch: 'Sandakan', count: 2, origins: ['filipino', 'indonesian'], gender: 'Male', ages: [24, 44], traits: ['daily', 'daily'] },
    {
      position: 'General Worker',
      branch: 'KK HQ',
      count: 3,
      origins: ['indonesian', 'bangladeshi'],
      gender: 'Male',
      ages: [22, 44],
      traits: ['daily', 'daily', 'daily'],
    },
    {
      position: 'General Worker',
      branch: 'Sandakan',
      count: 3,
      origins: ['filipino', 'bangladeshi'],
      gender: 'Male',
      ages: [22, 44],
      traits: ['daily', 'daily', 'daily'],
    },
    { position: 'General Worker', branch: 'Sandakan', count: 2, origins: ['sabahan'], gender: 'Male', ages: [22, 40], traits: ['daily', 'daily'] },
    { position: 'Accounts Executive', branch: 'KK HQ', count: 1, origins: ['chinese'], gender: 'Female', ages: OFFICE },
    { position: 'Administrator', branch: 'KK HQ', count: 1, origins: ['sabahan'], gender: 'Female', ages: OFFICE },
  ],
};

/** Days until the permits of the 14 foreign workers end, in order; one that is late is expired, one is being renewed. */
export const PERMIT_DAYS: readonly { readonly left: number; readonly status: 'Active' | 'Processing' | 'Expired' }[] = [
  { left: -12, status: 'Expired' },
  { left: 18, status: 'Active' },
  { left: 27, status: 'Active' },
  { left: 44, status: 'Active' },
  { left: 63, status: 'Active' },
  { left: 85, status: 'Active' },
  { left: 110, status: 'Processing' },
  ...[128, 160, 201, 233, 260, 295, 330].map((left) => ({ left, status: 'Active' as const })),
];

/** What the permits of a company say. */
export const PERMIT_WORDS = {
  c1: { sector: 'Services', place: null, employer_on_permit: null },
  c2: { sector: 'Services', place: null, employer_on_permit: null },
  c3: { sector: 'Construction', place: 'Sabah', employer_on_permit: 'Kinabalu Jaya Engineering Sdn Bhd' },
} as const;
/** Of the builders one each that a project of theirs refuses, or warns of. */
export const OTHER_WORDS: readonly (object | undefined)[] = [
  undefined,
  undefined,
  { sector: 'Plantation' },
  { employer_on_permit: 'Bina Contoh Sdn Bhd' },
  { place: 'Sarawak' },
];
