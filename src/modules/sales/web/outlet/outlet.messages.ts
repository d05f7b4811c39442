import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const OUTLET = defineMessages({
  ...everyday('name', 'code', 'status', 'edit', 'view', 'delete', 'type', 'state'),
  title: { en: 'Outlets', ms: 'Outlet' },
  chain: { en: 'Chain', ms: 'Rangkaian' },
  city: { en: 'City', ms: 'Bandar' },
  region: { en: 'Region', ms: 'Wilayah' },
  codeHint: { en: 'Leave it empty to get the next one.', ms: 'Biarkan kosong untuk kod seterusnya.' },
  placeSection: { en: 'Where it is', ms: 'Lokasi' },
  placeNote: { en: 'Promoters check in within the radius around the pin.', ms: 'Promoter mendaftar masuk dalam jejari sekitar pin.' },
  contactSection: { en: 'Contact', ms: 'Maklumat perhubungan' },
  contactName: { en: 'Contact person', ms: 'Orang untuk dihubungi' },
  contactPhone: { en: 'Phone of the contact person', ms: 'Telefon orang untuk dihubungi' },
  sessionSection: { en: 'Opening hours', ms: 'Waktu operasi' },
  sessionNote: { en: 'A session that ends before it starts runs past midnight.', ms: 'Sesi yang tamat sebelum masa mula berterusan melepasi tengah malam.' },
  supervisors: { en: 'Supervisors', ms: 'Penyelia' },
  projects: { en: 'Projects', ms: 'Projek' },
  today: { en: 'Schedules today', ms: 'Jadual hari ini' },
  open: { en: 'Open', ms: 'Buka' },
  add: { en: 'Add outlet', ms: 'Tambah outlet' },
  addTitle: { en: 'New outlet', ms: 'Outlet baharu' },
  deleteAsk: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  deleteText: { en: 'Old records keep its name.', ms: 'Rekod lama mengekalkan namanya.' },
  empty: { en: 'No outlet yet', ms: 'Belum ada outlet' },
  emptyHint: { en: 'Add the shops where your promoters work, or import them.', ms: 'Tambah kedai tempat promoter anda bertugas, atau importnya.' },
  importTitle: { en: 'Import outlets', ms: 'Import outlet' },
});
