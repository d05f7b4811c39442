import { everyday, EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PATROL_DEVICE = defineMessages({
  ...everyday('name', 'status', 'edit', 'view', 'delete', 'type', 'phone', 'reason', 'done'),
  title: { en: 'Patrol devices', ms: 'Peranti rondaan' },
  device: { en: 'Device', ms: 'Peranti' },
  add: { en: 'Add device', ms: 'Tambah peranti' },
  addTitle: { en: 'New patrol device', ms: 'Peranti rondaan baharu' },
  empty: { en: 'No device yet', ms: 'Belum ada peranti' },
  emptyHint: { en: 'Add a device, then make its pairing code.', ms: 'Tambah peranti, kemudian buat kod penyambungan.' },
  deleteAsk: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  serial: { en: 'Serial number', ms: 'Nombor siri' },
  checkpoint: { en: 'Checkpoint', ms: 'Titik semak' },
  checkpointHint: { en: 'Its screen shows a code that changes. Open /point there.', ms: 'Skrinnya memaparkan kod yang berubah. Buka /point di sana.' },
  site: { en: 'Site', ms: 'Tapak' },
  connection: { en: 'Connection', ms: 'Sambungan' },
  online: { en: 'Online', ms: 'Dalam talian' },
  offline: { en: 'Offline', ms: 'Luar talian' },
  unconnected: { en: 'Not connected', ms: 'Belum disambung' },
  lastSeen: { en: 'Last seen', ms: 'Kali terakhir' },
  battery: { en: 'Battery', ms: 'Bateri' },
  version: { en: 'Version', ms: 'Versi' },
  whyInactive: { en: 'Why it is inactive', ms: 'Sebab tidak aktif' },
  pair: { en: 'Connect', ms: 'Sambung' },
  pairTitle: { en: 'Connect {name}', ms: 'Sambung {name}' },
  pairAsk: { en: 'Connect {name} again?', ms: 'Sambung semula {name}?' },
  pairAskText: { en: 'The device that speaks for it now is refused from then on.', ms: 'Peranti yang disambung sekarang akan ditolak selepas ini.' },
  code: { en: 'Pairing code', ms: 'Kod pasangan' },
  codeSteps: {
    en: 'Scan the square with the camera of the device, or enter the code there, before {time}. It opens one device once.',
    ms: 'Imbas petak ini dengan kamera peranti, atau masukkan kodnya di sana, sebelum {time}. Kod ini untuk satu peranti, sekali sahaja.',
  },
  link: { en: 'Pairing link as a QR code', ms: 'Pautan pasangan sebagai kod QR' },
  disconnect: { en: 'Disconnect', ms: 'Putuskan' },
  disconnectTitle: { en: 'Disconnect {name}', ms: 'Putuskan {name}' },
});
export const DEVICE_NAMES = defineMessages({
  Phone: EVERYDAY.phone,
  'NFC Reader': { en: 'NFC reader', ms: 'Pembaca NFC' },
  Point: { en: 'Screen at a checkpoint', ms: 'Skrin di titik semak' },
  Tablet: { en: 'Tablet', ms: 'Tablet' },
});
