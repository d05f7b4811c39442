/** The contracts of the demo: made-up clients, whole bills, claims in every status. Months count from the month of the demo. */
import type { ItemKind } from '../../contract/bill/bill.register.ts';
import type { VARIATION_KINDS } from '../../contract/project/project.register.ts';

export interface DemoClaim {
  /** Ends with this month. */
  readonly month: number;
  /** How much of the works is claimed, in per cent. */
  readonly claimed: number;
  /** How much of it is certified; absent: as claimed. */
  readonly certified?: number;
  readonly status: 'Draft' | 'Waiting for Approval' | 'Reviewed' | 'Rejected' | 'Waiting for Payment' | 'Paid';
  /** Ringgit on site that day. */
  readonly materials?: number;
  readonly version?: number;
}

export interface DemoVariation {
  readonly vo_no: string;
  readonly kind: (typeof VARIATION_KINDS)[number];
  readonly description: string;
  readonly amount: number;
  readonly status: 'Pending' | 'Approved' | 'Rejected';
  readonly month: number;
}

export interface DemoContract {
  readonly code: string;
  readonly name: string;
  readonly client_name: string;
  readonly client_address: string;
  readonly site: string;
  readonly sum: number;
  readonly start: number;
  readonly months: number;
  /** Practical completion at the end of this month. */
  readonly cpc?: number;
  readonly advance?: number;
  readonly lad_per_day: number;
  readonly claims: readonly DemoClaim[];
  readonly variations: readonly DemoVariation[];
  readonly extension?: { readonly month: number; readonly days: number };
}

/** A line of the bill: its share of the contract sum in thousandths, and when in the works it is done, in per cent. */
export interface DemoLine {
  readonly kind: ItemKind;
  readonly code: string;
  readonly description: string;
  readonly unit: string;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

const line = (code: string, description: string, unit: string, share: number, from: number, to: number, kind: ItemKind = 'Item'): DemoLine => ({
  kind,
  code,
  description,
  unit,
  share,
  from,
  to,
});

/** Sections with their lines: a small building. */
export const DEMO_BILL: readonly (readonly [no: string, title: string, lines: readonly DemoLine[]])[] = [
  [
    '1',
    'Preliminaries',
    [
      line('1.1', 'Site office, stores and hoarding', 'sum', 18, 0, 100, 'Preliminary'),
      line('1.2', 'Site staff and supervision', 'sum', 32, 0, 100, 'Preliminary'),
      line('1.3', 'Insurances and bonds', 'sum', 12, 0, 8),
      line('1.4', 'Temporary works and scaffolding', 'sum', 22, 4, 80),
    ],
  ],
  [
    '2',
    'Substructure',
    [
      line('2.1', 'Site clearance and earthworks', 'm3', 42, 0, 15),
      line('2.2', 'Piling and pile testing', 'm', 88, 4, 22),
      line('2.3', 'Pile caps and ground beams', 'm3', 61, 12, 30),
      line('2.4', 'Ground slab', 'm2', 39, 20, 34),
    ],
  ],
  [
    '3',
    'Superstructure',
    [
      line('3.1', 'Reinforced concrete frame', 'm3', 124, 24, 62),
      line('3.2', 'Upper floors', 'm2', 76, 30, 66),
      line('3.3', 'Staircases', 'no', 18, 38, 66),
      line('3.4', 'Roof structure and covering', 'm2', 58, 55, 76),
      line('3.5', 'Walls and partitions', 'm2', 54, 40, 78),
      line('3.6', 'Windows and doors', 'no', 47, 58, 88),
    ],
  ],
  [
    '4',
    'Finishes and services',
    [
      line('4.1', 'Floor finishes', 'm2', 36, 66, 94),
      line('4.2', 'Wall finishes and painting', 'm2', 41, 66, 98),
      line('4.3', 'Ceilings', 'm2', 22, 68, 94),
      line('4.4', 'Plumbing and sanitary installation', 'sum', 37, 50, 94),
      line('4.5', 'Electrical installation', 'sum', 63, 48, 96),
      line('4.6', 'Sanitary fittings', 'sum', 20, 82, 98, 'PC Sum'),
      line('4.7', 'Lifts', 'sum', 45, 70, 98, 'PC Sum'),
    ],
  ],
  [
    '5',
    'External works',
    [
      line('5.1', 'Roads, drains and car park', 'm2', 34, 70, 100),
      line('5.2', 'Landscaping', 'sum', 8, 88, 100),
      line('5.3', 'Contingencies', 'sum', 13, 50, 100, 'Provisional Sum'),
    ],
  ],
];

const paid = (month: number, claimed: number, certified: number, materials = 0): DemoClaim => ({ month, claimed, certified, status: 'Paid', materials });

export const DEMO_CONTRACTS: readonly DemoContract[] = [
  {
    code: 'KJ-2601',
    name: 'Dewan Serbaguna Contoh, Likas',
    client_name: 'Majlis Contoh Likas',
    client_address: 'Jalan Contoh 1\n88400 Kota Kinabalu',
    site: 'Menara Contoh Likas',
    sum: 4_200_000,
    start: -9,
    months: 15,
    lad_per_day: 2_500,
    claims: [
      paid(-8, 6, 5.5, 60_000),
      paid(-7, 14, 13, 90_000),
      paid(-6, 24, 22.5, 110_000),
      paid(-5, 33, 32, 80_000),
      paid(-4, 42, 41, 120_000),
      { month: -3, claimed: 51, certified: 50, status: 'Waiting for Payment', materials: 140_000 },
      { month: -2, claimed: 58, certified: 57, status: 'Waiting for Payment', materials: 95_000 },
      { month: -1, claimed: 66, status: 'Waiting for Approval', materials: 70_000 },
    ],
    variations: [
      { vo_no: 'VO 1', kind: 'Addition', description: 'Second entrance with ramp', amount: 86_500, status: 'Approved', month: -6 },
      { vo_no: 'VO 2', kind: 'Omission', description: 'Omit water feature', amount: -42_000, status: 'Approved', month: -4 },
    ],
    extension: { month: -3, days: 30 },
  },
  {
    code: 'KJ-2604',
    name: 'Loji Air Contoh, Tuaran',
    client_name: 'Lembaga Air Contoh',
    client_address: 'Jalan Contoh 8\n89200 Tuaran',
    site: 'Loji Air Contoh Tuaran',
    sum: 12_800_000,
    start: -4,
    months: 20,
    advance: 1_280_000,
    lad_per_day: 7_500,
    claims: [
      paid(-3, 4, 4, 300_000),
      { month: -2, claimed: 11, certified: 10, status: 'Waiting for Payment', materials: 420_000 },
      { month: -1, claimed: 19, status: 'Rejected', materials: 510_000 },
      { month: -1, claimed: 17, status: 'Draft', materials: 510_000, version: 2 },
    ],
    variations: [
      { vo_no: 'VO 1', kind: 'Addition', description: 'Standby generator house', amount: 214_000, status: 'Approved', month: -2 },
      { vo_no: 'VO 2', kind: 'Remeasurement', description: 'Piling to actual lengths', amount: 58_300, status: 'Pending', month: -1 },
      { vo_no: 'VO 3', kind: 'Daywork', description: 'Dewatering after flood', amount: 18_750, status: 'Rejected', month: -1 },
    ],
  },
  {
    code: 'KJ-2509',
    name: 'Jambatan Contoh, Inanam',
    client_name: 'Jabatan Jalan Contoh',
    client_address: 'Jalan Contoh 22\n88450 Inanam',
    site: 'Jambatan Contoh Inanam',
    sum: 900_000,
    start: -12,
    months: 9,
    cpc: -3,
    lad_per_day: 800,
    claims: [paid(-10, 18, 18), paid(-8, 47, 45), paid(-6, 78, 76), paid(-4, 96, 95), { month: -3, claimed: 100, status: 'Waiting for Payment' }],
    variations: [],
  },
];
