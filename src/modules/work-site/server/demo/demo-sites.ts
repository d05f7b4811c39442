/** The sites of the demo: places that anybody knows, with names that nobody has. */
import type { TimeOfDay } from '#platform/contract/dates.ts';
import type { SiteType } from '../../contract/work-site.schema.ts';

export interface DemoSite {
  readonly name: string;
  readonly type: SiteType;
  /** Of the branch that looks after it. */
  readonly branch: string;
  readonly address_1: string;
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius_m: number;
  readonly sessions: readonly (readonly [string, string])[];
  readonly contact?: readonly [name: string, phone: string];
  readonly inactive?: true;
}

export const timesOf = (sessions: DemoSite['sessions']) =>
  sessions.map(([start_time, end_time]) => ({ start_time: start_time as TimeOfDay, end_time: end_time as TimeOfDay }));

const SHOP = [['10:00', '22:00']] as const;
const SITE = [['07:30', '17:30']] as const;
const kl = { city: 'Kuala Lumpur', state: 'Kuala Lumpur', branch: 'KL HQ' };
const kk = { city: 'Kota Kinabalu', state: 'Sabah', branch: 'KK HQ', type: 'Project', radius_m: 250, sessions: SITE } as const;

export const RETAIL_SITES: readonly DemoSite[] = [
  {
    name: 'Pasar Raya Contoh Ampang',
    type: 'Outlet',
    ...kl,
    address_1: 'Jalan Ampang',
    postcode: '50450',
    lat: 3.1593,
    lng: 101.7372,
    radius_m: 120,
    sessions: SHOP,
  },
  {
    name: 'Pasar Raya Contoh Bangsar',
    type: 'Outlet',
    ...kl,
    address_1: 'Jalan Maarof',
    postcode: '59100',
    lat: 3.1312,
    lng: 101.6715,
    radius_m: 120,
    sessions: SHOP,
  },
  {
    name: 'Gudang Contoh Klang',
    type: 'Office',
    branch: 'KL HQ',
    address_1: 'Jalan Pelabuhan',
    postcode: '41000',
    city: 'Klang',
    state: 'Selangor',
    lat: 3.0413,
    lng: 101.4478,
    radius_m: 300,
    sessions: [['08:00', '17:00']],
    contact: ['Penyelia Gudang Contoh', '+60355501001'],
  },
  {
    name: 'Kedai Contoh Georgetown',
    type: 'Outlet',
    branch: 'Penang',
    address_1: 'Lebuh Contoh',
    postcode: '10200',
    city: 'Georgetown',
    state: 'Pulau Pinang',
    lat: 5.4185,
    lng: 100.3364,
    radius_m: 100,
    sessions: SHOP,
  },
  {
    name: 'Pasar Raya Contoh Bayan',
    type: 'Outlet',
    branch: 'Penang',
    address_1: 'Jalan Contoh Bayan',
    postcode: '11900',
    city: 'Bayan Lepas',
    state: 'Pulau Pinang',
    lat: 5.3301,
    lng: 100.2897,
    radius_m: 150,
    sessions: SHOP,
  },
  {
    name: 'Pasar Raya Contoh Tebrau',
    type: 'Outlet',
    branch: 'Johor Bahru',
    address_1: 'Jalan Contoh Tebrau',
    postcode: '81100',
    city: 'Johor Bahru',
    state: 'Johor',
    lat: 1.5486,
    lng: 103.7962,
    radius_m: 150,
    sessions: SHOP,
  },
  {
    name: 'Pejabat Pelanggan Contoh',
    type: 'Client',
    branch: 'Johor Bahru',
    address_1: 'Jalan Contoh Indah',
    postcode: '79100',
    city: 'Iskandar Puteri',
    state: 'Johor',
    lat: 1.4268,
    lng: 103.6275,
    radius_m: 200,
    sessions: [['09:00', '18:00']],
    contact: ['Pejabat Contoh', '+6075550102'],
  },
  {
    name: 'Kaunter Promosi Contoh',
    type: 'Outlet',
    ...kl,
    address_1: 'Jalan Contoh Lama',
    postcode: '50000',
    lat: 3.1466,
    lng: 101.6958,
    radius_m: 80,
    sessions: SHOP,
    inactive: true,
  },
];

export const ENGINEERING_SITES: readonly DemoSite[] = [
  {
    ...kk,
    name: 'Menara Contoh Likas',
    address_1: 'Jalan Contoh Likas',
    postcode: '88400',
    lat: 5.9975,
    lng: 116.0956,
    contact: ['Pejabat Tapak Likas', '+6088555101'],
  },
  { ...kk, name: 'Jambatan Contoh Inanam', address_1: 'Jalan Contoh Inanam', postcode: '88450', lat: 5.9942, lng: 116.1299 },
  { ...kk, name: 'Perumahan Contoh Penampang', city: 'Penampang', address_1: 'Jalan Contoh Penampang', postcode: '89500', lat: 5.9254, lng: 116.1105 },
  { ...kk, name: 'Loji Air Contoh Tuaran', city: 'Tuaran', address_1: 'Jalan Contoh Tuaran', postcode: '89200', lat: 6.1769, lng: 116.2322, radius_m: 500 },
  {
    ...kk,
    name: 'Depoh Contoh Sandakan',
    branch: 'Sandakan',
    type: 'Office',
    city: 'Sandakan',
    address_1: 'Jalan Contoh Utara',
    postcode: '90000',
    lat: 5.8655,
    lng: 118.0648,
    sessions: [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
  },
  {
    ...kk,
    name: 'Jeti Contoh Sandakan',
    branch: 'Sandakan',
    city: 'Sandakan',
    address_1: 'Jalan Contoh Jeti',
    postcode: '90000',
    lat: 5.8372,
    lng: 118.1183,
    sessions: [['19:00', '07:00']],
  },
];

/** Where the security company works for a day, and a post that it holds. */
const event = { type: 'Client', branch: 'Shah Alam HQ', city: 'Shah Alam', state: 'Selangor', radius_m: 200, sessions: [] } as const;
export const EVENT_SITES: readonly DemoSite[] = [
  { ...event, name: 'Dewan Contoh', address_1: 'Persiaran Contoh', postcode: '40000', lat: 3.0733, lng: 101.5185 },
  { ...event, name: 'Pusat Pameran Contoh', address_1: 'Persiaran Pameran Contoh', postcode: '40150', lat: 3.0801, lng: 101.5402 },
  { ...event, name: 'Gudang Seksyen 15', address_1: 'Persiaran Contoh Seksyen 15', postcode: '40200', lat: 3.0617, lng: 101.5284 },
];
