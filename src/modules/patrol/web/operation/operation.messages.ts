import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const OPERATION = defineMessages({
  ...everyday('status', 'view', 'date', 'cancel', 'reason', 'from', 'to', 'number', 'remark'),
  title: { en: 'Patrol operations', ms: 'Operasi rondaan' },
  operation: { en: 'Operation', ms: 'Operasi' },
  plan: { en: 'Plan shift', ms: 'Rancang syif' },
  empty: { en: 'No operation planned', ms: 'Belum ada operasi' },
  emptyHint: { en: 'Plan a shift of a site with its guards.', ms: 'Rancang syif tapak dengan pengawalnya.' },
  site: { en: 'Site', ms: 'Tapak' },
  shift: { en: 'Shift', ms: 'Syif' },
  guards: { en: 'Guards', ms: 'Pengawal' },
  briefing: { en: 'Briefing', ms: 'Taklimat' },
  scans: { en: 'Scans', ms: 'Imbasan' },
  ofDue: { en: '{done} of {expected}', ms: '{done} daripada {expected}' },
  missed: { en: 'Missed', ms: 'Terlepas' },
  lastScan: { en: 'Last scan', ms: 'Imbasan terakhir' },
  levelMet: { en: 'Level met', ms: 'Tahap dicapai' },
  levelMissed: { en: 'Below {n} %', ms: 'Kurang daripada {n} %' },
  rounds: { en: 'Rounds', ms: 'Rondaan' },
  noRounds: { en: 'No route begins in this shift.', ms: 'Tiada laluan bermula dalam syif ini.' },
  due: { en: 'due {time}', ms: 'pada {time}' },
  scanned: { en: 'scanned {time}', ms: 'diimbas {time}' },
  excuse: { en: 'Excuse', ms: 'Kecualikan' },
  excuseTitle: { en: 'Excuse {name}', ms: 'Kecualikan {name}' },
  welfare: { en: 'Welfare checks', ms: 'Semakan kebajikan' },
  welfareEvery: { en: 'Asked every {n} minutes', ms: 'Ditanya setiap {n} minit' },
  welfareFine: { en: 'All answered', ms: 'Semua dijawab' },
  welfareMissed: { en: '{n} missed', ms: '{n} terlepas' },
  welfareLate: { en: '{n} late', ms: '{n} lewat' },
  welfareHelp: { en: '{n} for help', ms: '{n} minta bantuan' },
  noChecks: { en: 'No check is due yet.', ms: 'Belum ada semakan.' },
  answeredAt: { en: '{name} at {time}', ms: '{name} pada {time}' },
  aGuard: { en: 'A guard', ms: 'Seorang pengawal' },
  cancelTitle: { en: 'Cancel {number}', ms: 'Batalkan {number}' },
});
export const POINT_NAMES = defineMessages({
  pending: { en: 'Waiting', ms: 'Menunggu' },
  ontime: { en: 'On time', ms: 'Tepat masa' },
  early: { en: 'Early', ms: 'Awal' },
  late: { en: 'Late', ms: 'Lewat' },
  missed: { en: 'Missed', ms: 'Terlepas' },
  excused: { en: 'Excused', ms: 'Dikecualikan' },
});
export const ROUND_NAMES = defineMessages({
  Upcoming: { en: 'Upcoming', ms: 'Akan datang' },
  'On Going': { en: 'On going', ms: 'Sedang berjalan' },
  Completed: { en: 'Completed', ms: 'Selesai' },
  Incomplete: { en: 'Incomplete', ms: 'Tidak lengkap' },
  Missed: { en: 'Missed', ms: 'Terlepas' },
});
export const WELFARE_NAMES = defineMessages({
  waiting: { en: 'Waiting', ms: 'Menunggu' },
  answered: { en: 'All is well', ms: 'Semuanya baik' },
  help: { en: 'Asked for help', ms: 'Minta bantuan' },
  late: { en: 'Answered late', ms: 'Dijawab lewat' },
  missed: { en: 'Not answered', ms: 'Tidak dijawab' },
});
