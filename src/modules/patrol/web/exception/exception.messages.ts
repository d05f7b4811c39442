import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { FLAG_NAMES } from '../../contract/round/round-words.ts';
import { CLOCKING } from '../clocking/clocking.messages.ts';

export const EXCEPTION = defineMessages({
  ...everyday('date', 'kind', 'reason'),
  time: CLOCKING.time,
  site: CLOCKING.site,
  checkpoint: CLOCKING.checkpoint,
  unknown: CLOCKING.unknown,
  guard: CLOCKING.guard,
  operation: CLOCKING.operation,
  decision: CLOCKING.decision,
  undecided: CLOCKING.undecided,
  empty: { en: 'No exception', ms: 'Tiada pengecualian' },
  emptyHint: {
    en: 'Late and odd scans and missed points of the last seven days appear here.',
    ms: 'Imbasan lewat atau ganjil dan titik terlepas bagi tujuh hari terakhir dipaparkan di sini.',
  },
  nobody: { en: 'Nobody came', ms: 'Tiada sesiapa datang' },
  decidedBy: { en: 'Decided by', ms: 'Diputuskan oleh' },
  decidedAt: { en: 'Decided at', ms: 'Diputuskan pada' },
  ask: { en: 'What about {point}?', ms: 'Bagaimana dengan {point}?' },
  askMany: { en: '{n, plural, one {What about # exception?} other {What about # exceptions?}}', ms: 'Bagaimana dengan {n} pengecualian?' },
  hint: {
    en: 'The reason holds for each of them. What it counts for stays as it is.',
    ms: 'Sebab ini terpakai bagi setiap satu. Kiraannya kekal seperti sedia ada.',
  },
});
const { unknown_tag, far, copied, out_of_order, too_fast, clock_drift, other_site, outside_session, unplanned_guard } = FLAG_NAMES;
export const KIND_NAMES = {
  missed: { en: 'Missed', ms: 'Terlepas' },
  late: { en: 'Late', ms: 'Lewat' },
  unknown_tag,
  far,
  copied,
  out_of_order,
  too_fast,
  clock_drift,
  other_site,
  outside_session,
  unplanned_guard,
};
