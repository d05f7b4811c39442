import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const NEED = defineMessages({
  ...everyday('name', 'position', 'status', 'edit', 'view', 'delete', 'from', 'to'),
  context: { en: 'How many people each site needs, and when', ms: 'Bilangan pekerja yang diperlukan di setiap tapak, dan bila' },
  needs: { en: 'Needs', ms: 'Keperluan' },
  site: { en: 'Site', ms: 'Tapak' },
  anySite: { en: 'Any site', ms: 'Mana-mana tapak' },
  anyPosition: { en: 'Any position', ms: 'Mana-mana jawatan' },
  weekdays: { en: 'Days of the week', ms: 'Hari dalam minggu' },
  everyDay: { en: 'Every day', ms: 'Setiap hari' },
  session: { en: 'Session', ms: 'Sesi' },
  heads: { en: 'People needed', ms: 'Bilangan orang diperlukan' },
  add: { en: 'Add need', ms: 'Tambah keperluan' },
  addTitle: { en: 'New need', ms: 'Keperluan baharu' },
  deleteAsk: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  empty: { en: 'No needs yet', ms: 'Belum ada keperluan' },
  emptyHint: {
    en: 'Say once who is needed where and when; the roster then fills itself.',
    ms: 'Nyatakan sekali siapa diperlukan di mana dan bila; jadual bertugas akan diisi sendiri.',
  },
});
