import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PROJECT = defineMessages({
  ...everyday('name', 'code', 'status', 'edit', 'view', 'delete', 'phone', 'email'),
  title: { en: 'Patrol projects', ms: 'Projek rondaan' },
  project: { en: 'Project', ms: 'Projek' },
  add: { en: 'Add project', ms: 'Tambah projek' },
  addTitle: { en: 'New patrol project', ms: 'Projek rondaan baharu' },
  empty: { en: 'No patrol project yet', ms: 'Belum ada projek rondaan' },
  emptyHint: { en: 'A project is the contract under which sites are guarded.', ms: 'Projek ialah kontrak kawalan tapak.' },
  deleteAsk: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  client: { en: 'Client', ms: 'Pelanggan' },
  contact: { en: 'Contact person', ms: 'Orang untuk dihubungi' },
  contract: { en: 'Contract', ms: 'Kontrak' },
  contractNo: { en: 'Contract number', ms: 'Nombor kontrak' },
  starts: { en: 'First day', ms: 'Hari pertama' },
  ends: { en: 'Last day', ms: 'Hari terakhir' },
  fee: { en: 'Monthly fee', ms: 'Yuran bulanan' },
  guards: { en: 'Guards required', ms: 'Pengawal diperlukan' },
  manager: { en: 'Manager', ms: 'Pengurus' },
  level: { en: 'What was agreed', ms: 'Yang dipersetujui' },
  completion: { en: 'Scans of all due, in per cent', ms: 'Imbasan daripada yang perlu, peratus' },
  response: { en: 'Minutes to the answer in an emergency', ms: 'Minit untuk menjawab kecemasan' },
  cancelled: { en: 'The contract is cancelled', ms: 'Kontrak dibatalkan' },
  sites: { en: 'Sites', ms: 'Tapak' },
});
