/** Applications for cards: new, renewed, replaced and returned. */
import { CARD_KIND_NAMES, CARD_KINDS } from '../../card/card.schema.ts';
import { FIELD as F } from '../field-words.ts';
import type { Category, ChecklistItem, FormField } from '../form-fields.ts';

const kind: FormField = { key: 'kind', label: F.cardKind, kind: 'choice', options: CARD_KINDS.map((value) => ({ value, label: CARD_KIND_NAMES[value] })) };
const reason: FormField = { key: 'reason', label: F.reason, kind: 'paragraph', min: 5, max: 500 };
const report: FormField = { key: 'police_report_no', label: F.policeReport, kind: 'line', min: 3, max: 60 };
const fee: FormField = { key: 'fee', label: F.fee, kind: 'money', optional: true };
const photo: ChecklistItem = { key: 'photo', label: F.docPhoto, picture: true };
const issue: readonly FormField[] = [
  { key: 'card_no', label: F.cardNo, kind: 'line', max: 30 },
  { key: 'issued_at', label: F.issued, kind: 'date' },
  { key: 'expiry_at', label: F.cardExpiry, kind: 'date' },
];
const MADE = {
  en: '{subject} gets the {kind} {card_no}, valid until {expiry_at}.',
  ms: '{subject} mendapat {kind} {card_no}, sah sehingga {expiry_at}.',
} as const;

const cardCategory = (key: string, title: Category['title'], more: Partial<Category> & { readonly fields: readonly FormField[] }): Category => {
  const { fields, ...rest } = more;
  return { type: 'Card', key, title, subject: 'officer', parts: [{ title: F.card, fields }], documents: [photo], decision: issue, effect: MADE, ...rest };
};

export const CARD_CATEGORIES: readonly Category[] = [
  cardCategory('New', { en: 'New card', ms: 'Kad baharu' }, { fields: [kind, fee] }),
  cardCategory('Renewal', { en: 'Renewal of card', ms: 'Pembaharuan kad' }, { fields: [kind, fee] }),
  cardCategory(
    'Replacement (Lost)',
    { en: 'Replacement of a lost card', ms: 'Penggantian kad hilang' },
    { fields: [kind, reason, report, fee], documents: [photo, { key: 'report', label: F.docReport }] },
  ),
  cardCategory('Replacement (Damaged)', { en: 'Replacement of a damaged card', ms: 'Penggantian kad rosak' }, { fields: [kind, reason, fee] }),
  cardCategory(
    'Return',
    { en: 'Return of card', ms: 'Pemulangan kad' },
    {
      fields: [kind, reason],
      documents: [],
      decision: [],
      effect: { en: 'The {kind} of {subject} is cancelled and returned.', ms: '{kind} {subject} dibatalkan dan dipulangkan.' },
    },
  ),
];
