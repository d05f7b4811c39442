/** What the server says about projects and what they need. */
import { defineMessages } from '#platform/contract/messages.ts';

export const WORKFORCE_MESSAGES = defineMessages({
  projectCreated: { en: 'Project added.', ms: 'Projek ditambah.' },
  projectSaved: { en: 'Project saved.', ms: 'Projek disimpan.' },
  projectDeleted: { en: 'Project deleted.', ms: 'Projek dipadam.' },
  needCreated: { en: 'Need added.', ms: 'Keperluan ditambah.' },
  needSaved: { en: 'Need saved.', ms: 'Keperluan disimpan.' },
  needDeleted: { en: 'Need deleted.', ms: 'Keperluan dipadam.' },
});

export const WORKFORCE_ERRORS = defineMessages({
  codeTaken: { en: 'Another project has this code.', ms: 'Projek lain sudah menggunakan kod ini.' },
  endBeforeStart: { en: 'The last day is not before the first.', ms: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  siteUnknown: { en: 'Choose a work site of this company.', ms: 'Pilih tapak kerja syarikat ini.' },
  managerUnknown: { en: 'Choose an active employee whom you may see.', ms: 'Pilih pekerja aktif yang boleh anda lihat.' },
  positionUnknown: { en: 'Choose a position of this company.', ms: 'Pilih jawatan syarikat ini.' },
  outsideProject: { en: 'The project runs from {from} to {to}.', ms: 'Projek berlangsung dari {from} hingga {to}.' },
  needsOutside: { en: 'What the project needs reaches from {from} to {to}.', ms: 'Keperluan projek meliputi {from} hingga {to}.' },
  hasNeeds: { en: 'It has needs. Delete them first, or cancel the project.', ms: 'Ia mempunyai keperluan. Padamkannya dahulu, atau batalkan projek.' },
  session: { en: 'A shift has a length: choose another end.', ms: 'Syif mesti mempunyai tempoh: pilih masa tamat lain.' },
});
