/** What the server says about projects and what they need. */
import { defineMessages } from '#platform/contract/messages.ts';

export const WORKFORCE_MESSAGES = defineMessages({
  projectCreated: { en: 'Project added.', ms: 'Projek ditambah.' },
  projectSaved: { en: 'Project saved.', ms: 'Projek disimpan.' },
  projectDeleted: { en: 'Project deleted.', ms: 'Projek dipadam.' },
  needCreated: { en: 'Need added.', ms: 'Keperluan ditambah.' },
  needSaved: { en: 'Need saved.', ms: 'Keperluan disimpan.' },
  needDeleted: { en: 'Need deleted.', ms: 'Keperluan dipadam.' },
  deployed: {
    en: '{n, plural, one {# person} other {# people}} deployed. Confirm to make it hold.',
    ms: '{n} orang ditugaskan. Sahkan supaya ia berkuat kuasa.',
  },
  presenceSaved: { en: 'Presence saved.', ms: 'Kehadiran disimpan.' },
  dayConfirmed: { en: 'Day confirmed.', ms: 'Hari disahkan.' },
  dayReopened: { en: 'Day opened again.', ms: 'Hari dibuka semula.' },
  leaves: { en: 'The employment ends.', ms: 'Pekerjaan tamat.' },
  deployments: { en: 'Deployments', ms: 'Penugasan' },
  confirmed: { en: 'Deployment confirmed.', ms: 'Penugasan disahkan.' },
  cancelled: { en: 'The days to come are cancelled.', ms: 'Hari-hari akan datang dibatalkan.' },
  replaced: { en: 'Replaced. Confirm the new deployment.', ms: 'Diganti. Sahkan penugasan baharu.' },
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
  hasDeployments: {
    en: 'People were deployed to it. It stays with their records.',
    ms: 'Ada orang pernah ditugaskan kepadanya. Ia kekal bersama rekod mereka.',
  },
  deployedOutside: { en: 'People are deployed from {from} to {to}.', ms: 'Ada orang ditugaskan dari {from} hingga {to}.' },
  deployedTimes: {
    en: 'People are deployed at these times and weekdays. Cancel their deployments first.',
    ms: 'Ada orang ditugaskan pada masa dan hari ini. Batalkan penugasan mereka dahulu.',
  },
  rateMissing: { en: 'Enter what a day of one person costs.', ms: 'Masukkan kos sehari bagi seorang.' },
  costsHidden: { en: 'Only a person who may see costs adds needs.', ms: 'Hanya orang yang boleh melihat kos menambah keperluan.' },
  contractUnknown: { en: 'Choose a contract of this company that you may see.', ms: 'Pilih kontrak syarikat ini yang boleh anda lihat.' },
  needUnknown: { en: 'Choose a need of a project of this company.', ms: 'Pilih keperluan projek syarikat ini.' },
  projectCancelled: { en: 'The project is cancelled.', ms: 'Projek ini dibatalkan.' },
  outsideNeed: { en: 'People are needed from {from} to {to}.', ms: 'Tenaga kerja diperlukan dari {from} hingga {to}.' },
  past: { en: 'The first day is today or later.', ms: 'Hari pertama ialah hari ini atau selepasnya.' },
  tooManyDays: { en: 'At most {n} days at once.', ms: 'Paling banyak {n} hari sekali gus.' },
  notNeeded: { en: 'Nobody is needed on these days.', ms: 'Tiada sesiapa diperlukan pada hari-hari ini.' },
  employeesUnknown: { en: 'Choose employees whom you may see.', ms: 'Pilih pekerja yang boleh anda lihat.' },
  why: { en: '{name}: {why}', ms: '{name}: {why}' },
  notActive: { en: 'Not employed on all of these days.', ms: 'Tidak bekerja dengan syarikat pada semua hari ini.' },
  permitExpired: { en: 'The work permit expires on {date}.', ms: 'Permit kerja tamat pada {date}.' },
  permitMissing: { en: 'No valid work permit.', ms: 'Tiada permit kerja yang sah.' },
  permitSector: { en: 'The work permit is for another sector: {sector}.', ms: 'Permit kerja untuk sektor lain: {sector}.' },
  permitPlace: { en: 'The work permit is for another place: {place}.', ms: 'Permit kerja untuk tempat lain: {place}.' },
  keptRostered: {
    en: 'Attendance goes by the roster, not by the deployment, on {dates}.',
    ms: 'Kehadiran mengikut jadual bertugas, bukan penugasan, pada {dates}.',
  },
  keptClosed: {
    en: 'The payroll of {dates} is confirmed. Attendance stays as it was planned.',
    ms: 'Gaji bagi {dates} telah disahkan. Kehadiran kekal seperti yang dirancang.',
  },
  keptBegun: {
    en: 'The day has begun. Attendance stays as it was planned on {dates}.',
    ms: 'Hari itu telah bermula. Kehadiran kekal seperti yang dirancang pada {dates}.',
  },
  overrideOwner: { en: '{why} Only the owner confirms it nevertheless.', ms: '{why} Hanya pemilik boleh tetap mengesahkannya.' },
  overrideReason: { en: '{why} Enter why it is confirmed nevertheless.', ms: '{why} Nyatakan sebab ia tetap disahkan.' },
  alreadyConfirmed: { en: 'It is confirmed already.', ms: 'Ia sudah disahkan.' },
  ended: { en: 'No day of it lies ahead.', ms: 'Tiada harinya yang akan datang.' },
  samePerson: { en: 'Choose somebody else.', ms: 'Pilih orang lain.' },
  dayAhead: { en: 'The day lies ahead.', ms: 'Hari ini belum tiba.' },
  dayConfirmed: { en: 'The day is confirmed. Open it again to change it.', ms: 'Hari ini sudah disahkan. Buka semula untuk mengubahnya.' },
  dayOpen: { en: 'The day is not confirmed.', ms: 'Hari ini belum disahkan.' },
  dayNotOver: { en: 'The last shift ends at {time}.', ms: 'Syif terakhir tamat pada {time}.' },
  nobodyDeployed: { en: 'Nobody was deployed on this day.', ms: 'Tiada sesiapa ditugaskan pada hari ini.' },
  hoursMissing: { en: 'Say how many hours.', ms: 'Nyatakan bilangan jam.' },
  breakTooLong: { en: 'The break is shorter than the shift.', ms: 'Rehat mesti lebih pendek daripada syif.' },
  session: { en: 'A shift has a length: choose another end.', ms: 'Syif mesti mempunyai tempoh: pilih masa tamat lain.' },
});

export const WORKFORCE_DEPLOYMENT_NOTICE = defineMessages({
  title: { en: 'You are deployed', ms: 'Anda ditugaskan' },
  message: { en: '{project}, from {from} to {to}.', ms: '{project}, dari {from} hingga {to}.' },
});
