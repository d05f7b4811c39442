/** Templates of the report of devices, and the columns of its file. */
import { defineMessages } from '#platform/contract/messages.ts';

export const TEMPLATE_NAMES = defineMessages({
  Health: { en: 'Health', ms: 'Keadaan' },
  Movement: { en: 'Movement', ms: 'Pergerakan' },
  'Sync delay': { en: 'Sync delay', ms: 'Kelewatan penghantaran' },
});
export const DEVICE_FILE = defineMessages({
  name: { en: 'Device report', ms: 'Laporan peranti' },
  title: { en: 'Device report: {template}', ms: 'Laporan peranti: {template}' },
  device: { en: 'Device', ms: 'Peranti' },
  site: { en: 'Site', ms: 'Tapak' },
  uptime: { en: 'Online (%)', ms: 'Dalam talian (%)' },
  battery: { en: 'Battery (%)', ms: 'Bateri (%)' },
  least: { en: 'Lowest battery (%)', ms: 'Bateri terendah (%)' },
  offline: { en: 'Offline (h)', ms: 'Luar talian (jam)' },
  spans: { en: 'Times offline', ms: 'Kali luar talian' },
  queue: { en: 'Most scans waiting', ms: 'Imbasan menunggu terbanyak' },
  refused: { en: 'Refused', ms: 'Ditolak' },
  failed: { en: 'Server errors', ms: 'Ralat pelayan' },
  positions: { en: 'Positions', ms: 'Lokasi' },
  km: { en: 'Distance (km)', ms: 'Jarak (km)' },
  average: { en: 'Average speed (km/h)', ms: 'Kelajuan purata (km/j)' },
  top: { en: 'Top speed (km/h)', ms: 'Kelajuan tertinggi (km/j)' },
  stops: { en: 'Stops over 10 min', ms: 'Hentian melebihi 10 minit' },
  latestOnly: { en: 'Of the latest {n} positions', ms: 'Daripada {n} lokasi terkini' },
  scans: { en: 'Scans', ms: 'Imbasan' },
  late: { en: 'Sent later', ms: 'Dihantar kemudian' },
  median: { en: 'Median delay (min)', ms: 'Median kelewatan (min)' },
  most: { en: 'Longest delay (min)', ms: 'Kelewatan terpanjang (min)' },
});
