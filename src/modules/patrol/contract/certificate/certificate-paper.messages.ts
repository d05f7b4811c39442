/** Words of the certificate on paper. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CERTIFICATE_PAPER = defineMessages({
  ...everyday('date', 'number', 'status', 'code'),
  title: { en: 'Certificate of patrol', ms: 'Sijil rondaan' },
  site: { en: 'Site', ms: 'Tapak' },
  shift: { en: 'Shift', ms: 'Syif' },
  span: { en: '{name}, {from} to {to}', ms: '{name}, {from} hingga {to}' },
  scans: { en: 'Scans', ms: 'Imbasan' },
  ofDue: { en: '{done} of {expected}', ms: '{done} daripada {expected}' },
  missed: { en: '{n} missed', ms: '{n} terlepas' },
  round: { en: 'Round of {time} · {route} · {status}', ms: 'Rondaan {time} · {route} · {status}' },
  point: { en: 'Checkpoint', ms: 'Titik semak' },
  due: { en: 'Due at', ms: 'Perlu pada' },
  scanned: { en: 'Scanned', ms: 'Diimbas' },
  byOffice: { en: '{time}, by the office', ms: '{time}, oleh pejabat' },
  noRounds: { en: 'No route begins in this shift.', ms: 'Tiada laluan bermula dalam syif ini.' },
  asOf: { en: 'As of {time}. Scans that a device sends later change it.', ms: 'Setakat {time}. Imbasan yang dihantar kemudian oleh peranti akan mengubahnya.' },
});
