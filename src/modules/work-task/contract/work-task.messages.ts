/** What the server says about work on sites. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CATEGORY_NAMES = defineMessages({
  Cleaning: { en: 'Cleaning', ms: 'Pembersihan' },
  Inspection: { en: 'Inspection', ms: 'Pemeriksaan' },
  Safety: { en: 'Safety', ms: 'Keselamatan' },
  Delivery: { en: 'Delivery', ms: 'Penghantaran' },
  Maintenance: { en: 'Maintenance', ms: 'Penyelenggaraan' },
  Reporting: { en: 'Reporting', ms: 'Pelaporan' },
  Other: EVERYDAY.other,
});
export const PRIORITY_NAMES = defineMessages({
  Low: { en: 'Low', ms: 'Rendah' },
  Normal: { en: 'Normal', ms: 'Biasa' },
  High: { en: 'High', ms: 'Tinggi' },
});
export const RESULT_NAMES = defineMessages({
  Done: EVERYDAY.done,
  'Not Done': { en: 'Not done', ms: 'Tidak dibuat' },
  Issue: { en: 'Report an issue', ms: 'Lapor masalah' },
});

export const PROJECT_MESSAGES = defineMessages({
  created: { en: 'Project added.', ms: 'Projek ditambah.' },
  saved: { en: 'Project saved.', ms: 'Projek disimpan.' },
  deleted: { en: 'Project deleted.', ms: 'Projek dipadam.' },
});
export const TASK_MESSAGES = defineMessages({
  created: { en: 'Task added.', ms: 'Tugasan ditambah.' },
  saved: { en: 'Task saved.', ms: 'Tugasan disimpan.' },
  deleted: { en: 'Task deleted.', ms: 'Tugasan dipadam.' },
  given: {
    en: '{n, plural, =0 {Task given. It is not due in the coming week.} one {Task given. It is due once in the coming week.} other {Task given. It is due # times in the coming week.}}',
    ms: '{n, plural, =0 {Tugasan diberi. Tiada yang perlu dibuat dalam minggu akan datang.} other {Tugasan diberi. Perlu dibuat # kali dalam minggu akan datang.}}',
  },
  ended: { en: 'No more of these tasks are made.', ms: 'Tugasan ini tidak dibuat lagi.' },
  reopened: { en: 'Task opened again.', ms: 'Tugasan dibuka semula.' },
  cancelled: { en: 'Task cancelled.', ms: 'Tugasan dibatalkan.' },
  withProject: { en: 'The project {project} was cancelled.', ms: 'Projek {project} dibatalkan.' },
  afterProject: { en: 'The project {project} ends before this day.', ms: 'Projek {project} tamat sebelum tarikh tugasan ini.' },
  somebodyElse: { en: 'Another employee', ms: 'Pekerja lain' },
  done: { en: 'Task done.', ms: 'Tugasan selesai.' },
  noted: { en: 'Noted. The task stays open.', ms: 'Dicatat. Tugasan masih terbuka.' },
  issue: { en: 'Reported to the supervisors. The task stays open.', ms: 'Dilaporkan kepada penyelia. Tugasan masih terbuka.' },
});

export const TASK_ERRORS = defineMessages({
  codeTaken: { en: 'Another one has this code.', ms: 'Kod ini sudah digunakan.' },
  nameTaken: { en: 'Another task has this name.', ms: 'Nama ini sudah digunakan oleh tugasan lain.' },
  managerUnknown: { en: 'Choose an active employee of this company.', ms: 'Pilih pekerja aktif syarikat ini.' },
  endBeforeStart: { en: 'The end is not before the start.', ms: 'Tarikh tamat tidak boleh sebelum tarikh mula.' },
  projectUsed: { en: 'Tasks belong to this project. Cancel it instead.', ms: 'Ada tugasan dalam projek ini. Batalkan projek ini.' },
  taskUsed: { en: 'Sites have this task. Make it inactive instead.', ms: 'Ada tapak dengan tugasan ini. Nyahaktifkan tugasan ini.' },
  taskUnknown: { en: 'Choose an active task of the library.', ms: 'Pilih tugasan aktif daripada pustaka.' },
  projectCancelled: { en: 'This project is cancelled. Choose another one.', ms: 'Projek ini telah dibatalkan. Pilih projek lain.' },
  projectEnded: { en: 'The project ends on {date}. Choose a day until then.', ms: 'Projek ini tamat pada {date}. Pilih hari sehingga tarikh itu.' },
  projectUnknown: { en: 'Choose a project of this company.', ms: 'Pilih projek syarikat ini.' },
  employeeUnknown: { en: 'Choose active employees whom you may see.', ms: 'Pilih pekerja aktif yang boleh anda lihat.' },
  past: { en: 'Choose today or a later day.', ms: 'Pilih hari ini atau hari yang lebih lewat.' },
  untilBefore: { en: 'The last day is not before the first.', ms: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  notDone: { en: 'Only a task that is done is opened again.', ms: 'Hanya tugasan yang selesai boleh dibuka semula.' },
  closed: { en: 'This task is {status} already.', ms: 'Tugasan ini sudah {status}.' },
  checklist: { en: 'Tick every point, or report what is not done.', ms: 'Tandakan setiap perkara, atau laporkan yang tidak dibuat.' },
  photos: { en: 'Attach a photo of what was done.', ms: 'Lampirkan gambar kerja yang dibuat.' },
  location: {
    en: 'You must be within {radius} m of {site} to finish this task.',
    ms: 'Anda mesti berada dalam {radius} m dari {site} untuk menyelesaikan tugasan ini.',
  },
  remark: { en: 'Enter a reason of at least 3 characters in the remark.', ms: 'Nyatakan sebab dalam catatan, sekurang-kurangnya 3 aksara.' },
  tooOld: { en: 'This is more than {days} days old. Ask your supervisor to enter it.', ms: 'Ini melebihi {days} hari. Minta penyelia anda memasukkannya.' },
});

export const TASK_NOTICES = defineMessages({
  given: { en: 'A task is given to you', ms: 'Tugasan diberi kepada anda' },
  reopened: { en: 'A task is opened again', ms: 'Tugasan dibuka semula' },
  issue: { en: 'An issue on a site', ms: 'Masalah di tapak' },
  overdue: { en: 'A task is overdue', ms: 'Tugasan lewat' },
  ownOverdue: { en: 'Your task is overdue', ms: 'Tugasan anda lewat' },
  done: { en: 'A task that you gave is done', ms: 'Tugasan yang anda beri telah selesai' },
  about: { en: '{task} at {site}, {when}', ms: '{task} di {site}, {when}' },
  reopenedAbout: { en: '{task} at {site} – {remark}', ms: '{task} di {site} – {remark}' },
  issueAbout: { en: '{name} at {site}: {task} – {remark}', ms: '{name} di {site}: {task} – {remark}' },
  doneAbout: { en: '{name} at {site}: {task}', ms: '{name} di {site}: {task}' },
  overdueAbout: { en: '{n, plural, one {# task on {site}.} other {# tasks on {site}.}}', ms: '{n, plural, other {# tugasan di {site}.}}' },
});
