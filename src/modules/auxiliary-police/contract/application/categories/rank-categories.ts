/** Applications about ranks: promotion, acting, confirmation and demotion. */
import { FIELD as F } from '../field-words.ts';
import type { Category, FormField } from '../form-fields.ts';

const RECORDS = [
  { value: 'None', label: { en: 'No disciplinary record', ms: 'Tiada rekod tatatertib' } },
  { value: 'Warning', label: { en: 'Warned', ms: 'Pernah diberi amaran' } },
  { value: 'Punished', label: { en: 'Punished', ms: 'Pernah dihukum' } },
] as const;

const step: readonly FormField[] = [
  { key: 'to_rank_id', label: F.toRank, kind: 'rank' },
  { key: 'effective_date', label: F.effectiveDate, kind: 'date' },
];
const merit: readonly FormField[] = [
  { key: 'appraisal', label: F.appraisal, kind: 'whole', min: 0, max: 100 },
  { key: 'record', label: F.record, kind: 'choice', options: RECORDS },
  { key: 'recommendation', label: F.recommendation, kind: 'paragraph', min: 10, max: 1000 },
];
const letter: readonly FormField[] = [{ key: 'letter_no', label: F.letterNo, kind: 'line', max: 60 }];
const appraisal = { key: 'appraisal', label: F.docAppraisal };

/** @param shown what the form asks for beside the step */
const rankCategory = (key: string, title: Category['title'], effect: Category['effect'], shown: readonly FormField[] = merit): Category => ({
  type: 'Rank',
  key,
  title,
  subject: 'officer',
  parts: [
    { title: F.step, fields: step },
    { title: F.reasons, fields: shown },
  ],
  documents: key === 'Promotion' ? [appraisal, { key: 'certificate', label: F.docCertificate }] : [appraisal],
  decision: letter,
  effect,
});

export const RANK_CATEGORIES: readonly Category[] = [
  rankCategory(
    'Promotion',
    { en: 'Promotion', ms: 'Kenaikan pangkat' },
    { en: '{subject} is promoted to {to_rank_id} from {effective_date}.', ms: '{subject} dinaikkan pangkat ke {to_rank_id} mulai {effective_date}.' },
  ),
  rankCategory(
    'Acting',
    { en: 'Acting rank', ms: 'Pemangkuan pangkat' },
    {
      en: '{subject} acts as {to_rank_id} from {effective_date} and keeps the present rank.',
      ms: '{subject} memangku {to_rank_id} mulai {effective_date} dan kekal dengan pangkat sekarang.',
    },
  ),
  rankCategory(
    'Confirmation',
    { en: 'Confirmation in acting rank', ms: 'Pengesahan pangkat pemangkuan' },
    { en: '{subject} is confirmed as {to_rank_id} from {effective_date}.', ms: '{subject} disahkan sebagai {to_rank_id} mulai {effective_date}.' },
  ),
  rankCategory(
    'Demotion',
    { en: 'Demotion', ms: 'Penurunan pangkat' },
    { en: '{subject} is reduced to {to_rank_id} from {effective_date}.', ms: '{subject} diturunkan pangkat ke {to_rank_id} mulai {effective_date}.' },
    [{ key: 'recommendation', label: F.reason, kind: 'paragraph', min: 10, max: 1000 }],
  ),
];
