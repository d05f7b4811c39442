import { defineMessages } from '#platform/contract/messages.ts';

export const MAP = defineMessages({
  map: { en: 'Map of sites', ms: 'Peta tapak' },
  none: { en: 'No project runs or is to come', ms: 'Tiada projek berjalan atau akan datang' },
  confirmedOf: { en: '{n} of {of} confirmed today', ms: '{n} daripada {of} disahkan hari ini' },
  nobody: { en: 'Nobody is needed today', ms: 'Tiada orang diperlukan hari ini' },
  missing: { en: 'People are missing', ms: 'Kurang orang' },
  full: { en: 'All places filled', ms: 'Semua tempat dipenuhi' },
  pins: { en: 'What the pins mean', ms: 'Maksud pin' },
  show: { en: 'Open', ms: 'Buka' },
  open: { en: 'Open {name}', ms: 'Buka {name}' },
});
