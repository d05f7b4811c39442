/** Thirteen outlets of made-up chains in real towns. */
import type { OutletRecord } from '../tables/outlet.tables.ts';

export type DemoOutlet = Pick<OutletRecord, 'name' | 'chain' | 'type' | 'region' | 'address_1' | 'postcode' | 'city' | 'state' | 'lat' | 'lng'>;

const at = (
  name: string,
  chain: string,
  type: OutletRecord['type'],
  region: OutletRecord['region'],
  [address_1, postcode, city, state]: readonly [string, string, string, string],
  [lat, lng]: readonly [number, number],
): DemoOutlet => ({ name: `${chain} ${name}`, chain, type, region, address_1, postcode, city, state, lat: lat.toFixed(7), lng: lng.toFixed(7) });

const MEGA = 'Mega Contoh';
const RAYA = 'Pasar Raya Contoh';
const FARMASI = 'Farmasi Contoh';

export const DEMO_OUTLETS: readonly DemoOutlet[] = [
  at('Ampang', MEGA, 'Hypermarket', 'Central', ['Jalan Ampang', '50450', 'Kuala Lumpur', 'Kuala Lumpur'], [3.1593, 101.7372]),
  at('Cheras', MEGA, 'Hypermarket', 'Central', ['Jalan Cheras', '56100', 'Kuala Lumpur', 'Kuala Lumpur'], [3.0969, 101.7418]),
  at('Shah Alam', MEGA, 'Hypermarket', 'Central', ['Persiaran Kayangan', '40000', 'Shah Alam', 'Selangor'], [3.0733, 101.5185]),
  at('Klang', RAYA, 'Supermarket', 'Central', ['Jalan Meru', '41050', 'Klang', 'Selangor'], [3.0653, 101.4463]),
  at('Bangi', RAYA, 'Supermarket', 'Central', ['Jalan Medan Bangi', '43650', 'Bandar Baru Bangi', 'Selangor'], [2.9656, 101.7536]),
  at('Seremban', RAYA, 'Supermarket', 'Central', ['Jalan Rasah', '70300', 'Seremban', 'Negeri Sembilan'], [2.7127, 101.9385]),
  at('Bayan Baru', MEGA, 'Hypermarket', 'Northern', ['Jalan Tengah', '11950', 'Bayan Lepas', 'Pulau Pinang'], [5.3266, 100.2846]),
  at('Ipoh', RAYA, 'Supermarket', 'Northern', ['Jalan Sultan Azlan Shah', '31400', 'Ipoh', 'Perak'], [4.6118, 101.1139]),
  at('Tebrau', MEGA, 'Hypermarket', 'Southern', ['Jalan Tebrau', '81100', 'Johor Bahru', 'Johor'], [1.5497, 103.7956]),
  at('Bangsar', FARMASI, 'Pharmacy', 'Central', ['Jalan Maarof', '59100', 'Kuala Lumpur', 'Kuala Lumpur'], [3.1312, 101.6715]),
  at('Subang', FARMASI, 'Pharmacy', 'Central', ['Jalan SS 15', '47500', 'Subang Jaya', 'Selangor'], [3.0768, 101.5881]),
  at('George Town', FARMASI, 'Pharmacy', 'Northern', ['Jalan Burma', '10050', 'George Town', 'Pulau Pinang'], [5.4226, 100.3209]),
  at('Kuantan', 'Gedung Contoh', 'Department Store', 'East Coast', ['Jalan Putra Square', '25200', 'Kuantan', 'Pahang'], [3.8168, 103.3317]),
];
