import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const FORM_MESSAGES = defineMessages({
  ...everyday('employee', 'employees'),
  add: { en: 'Upload document', ms: 'Muat naik dokumen' },
  edit: { en: 'Edit document', ms: 'Sunting dokumen' },
  file: { en: 'File', ms: 'Fail' },
  folderHint: { en: 'Choose or type a new one', ms: 'Pilih atau taip yang baharu' },
  readers: { en: 'Who may read it', ms: 'Siapa boleh membacanya' },
  whom: { en: 'For', ms: 'Untuk' },
  person: { en: "One employee's personal file", ms: 'Fail peribadi seorang pekerja' },
  personHint: { en: 'Only this employee and HR see it.', ms: 'Hanya pekerja ini dan HR melihatnya.' },
  findHint: { en: 'Type a name or employee code.', ms: 'Taip nama atau kod pekerja.' },
  acknowledge: { en: 'Ask readers to confirm that they have read it', ms: 'Minta pembaca mengesahkan bahawa mereka telah membacanya' },
  publication: { en: 'Publication', ms: 'Penerbitan' },
  publishNow: { en: 'Publish now and notify the readers', ms: 'Terbitkan sekarang dan maklumkan pembaca' },
  publishHint: { en: 'Otherwise it stays a draft that only HR can see.', ms: 'Jika tidak, ia kekal sebagai draf yang hanya dilihat oleh HR.' },
  expires: { en: 'Expires on', ms: 'Tamat tempoh pada' },
  expiresHint: { en: 'HR is notified 30 and 7 days before.', ms: 'HR dimaklumkan 30 dan 7 hari sebelumnya.' },
  newVersion: { en: 'New version of {title}', ms: 'Versi baharu {title}' },
  newVersionHint: { en: 'Version {n} stays in the list of versions.', ms: 'Versi {n} kekal dalam senarai versi.' },
  newVersionAsk: { en: 'Readers are notified and asked to confirm again.', ms: 'Pembacanya dimaklumkan dan diminta mengesahkan semula.' },
  uploadVersion: { en: 'Upload version {n}', ms: 'Muat naik versi {n}' },
});
