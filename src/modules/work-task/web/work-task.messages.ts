/** Words that the pages of work on sites share. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const WORK = defineMessages({
  ...everyday('name', 'code', 'status', 'category', 'edit', 'view', 'delete', 'date', 'type', 'employees', 'remark', 'days'),
  task: { en: 'Task', ms: 'Tugasan' },
  site: { en: 'Site', ms: 'Tapak' },
  project: { en: 'Project', ms: 'Projek' },
  due: { en: 'Due', ms: 'Tarikh akhir' },
  dueTime: { en: 'Due time', ms: 'Masa akhir' },
  priority: { en: 'Priority', ms: 'Tahap kepentingan' },
  checklist: { en: 'Checklist', ms: 'Senarai semak' },
  photos: { en: 'Photos', ms: 'Foto' },
  description: { en: 'Description', ms: 'Keterangan' },
  overdue: { en: 'Overdue task', ms: 'Tugasan lewat' },
  issue: { en: 'Has an issue', ms: 'Ada masalah' },
  late: { en: 'Done late', ms: 'Selesai lewat' },
  anybody: { en: 'Anybody on the site', ms: 'Sesiapa di tapak' },
  number: EVERYDAY.numberShort,
  photoNeeded: { en: 'Needs a photo', ms: 'Perlu gambar' },
  placeNeeded: { en: 'Must be done on the site', ms: 'Mesti dibuat di tapak' },
  minutes: { en: 'About {n} min', ms: 'Lebih kurang {n} min' },
});
