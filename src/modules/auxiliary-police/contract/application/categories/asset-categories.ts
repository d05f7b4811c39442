/** Applications about assets: purchase, issue, renewal of licences, disposal and loss. */
import { ARMED, ASSET_CATEGORIES } from '../../armoury/asset-kinds.ts';
import { CATEGORY_NAMES } from '../../armoury/armoury-words.ts';
import { FIELD as F } from '../field-words.ts';
import type { Category, FormField } from '../form-fields.ts';

const METHODS = [
  { value: 'Police', label: { en: 'Handed to the police', ms: 'Diserahkan kepada polis' } },
  { value: 'Destroyed', label: { en: 'Destroyed', ms: 'Dimusnahkan' } },
  { value: 'Sold', label: { en: 'Sold to a dealer', ms: 'Dijual kepada pengedar' } },
] as const;

const justification: FormField = { key: 'justification', label: F.justification, kind: 'paragraph', min: 10, max: 500 };
const assets: FormField = { key: 'asset_ids', label: F.assets, kind: 'assets' };
const fromStore: FormField = { key: 'store_id', label: F.fromStore, kind: 'store', optional: true, note: F.fromStoreNote };
const book: readonly FormField[] = [
  { key: 'book_no', label: F.bookNo, kind: 'line', max: 40 },
  { key: 'witness_id', label: F.witness, kind: 'officer' },
];

/** What a line of a purchase says. */
const BOUGHT: readonly FormField[] = [
  { key: 'category', label: F.assetCategory, kind: 'choice', options: ASSET_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })) },
  { key: 'name', label: F.assetName, kind: 'line', min: 2, max: 120 },
  { key: 'calibre', label: F.calibre, kind: 'line', max: 40, when: { key: 'category', among: ARMED } },
  { key: 'quantity', label: F.quantity, kind: 'whole', min: 1, max: 100_000 },
  { key: 'cost', label: F.estimatedCost, kind: 'money' },
];

export const ASSET_APPLICATIONS: readonly Category[] = [
  {
    type: 'Asset',
    key: 'Purchase',
    title: { en: 'Purchase', ms: 'Pembelian' },
    subject: 'none',
    parts: [
      {
        title: F.asset,
        fields: [
          { key: 'items', label: F.bought, kind: 'lines', line: BOUGHT },
          { key: 'store_id', label: F.store, kind: 'store' },
        ],
      },
      { title: F.reasons, fields: [justification] },
    ],
    documents: [
      { key: 'quotation', label: F.docQuotation },
      { key: 'board', label: F.docBoard },
      { key: 'store', label: F.docStore },
    ],
    decision: [
      { key: 'serials', label: F.serials, kind: 'serials', optional: true, note: F.serialsNote },
      { key: 'licence_no', label: F.licenceNo, kind: 'line', max: 60, optional: true, note: F.licenceNote },
      { key: 'licence_expiry', label: F.licenceExpiry, kind: 'date', optional: true },
    ],
    each: 'items',
    effect: { en: '{quantity} × {name} are received into {store_id}.', ms: '{quantity} × {name} diterima ke dalam {store_id}.' },
  },
  {
    type: 'Asset',
    key: 'Issue',
    title: { en: 'Issue of equipment', ms: 'Pengeluaran peralatan' },
    subject: 'officer',
    parts: [
      {
        title: F.asset,
        fields: [
          { key: 'asset_id', label: F.asset, kind: 'asset' },
          { key: 'quantity', label: F.quantity, kind: 'whole', min: 1, max: 100_000 },
          fromStore,
          { key: 'purpose', label: F.purpose, kind: 'paragraph', min: 5, max: 500 },
          { key: 'due_back_at', label: F.dueBack, kind: 'date' },
        ],
      },
    ],
    documents: [],
    decision: book,
    effect: { en: '{subject} is given {quantity} × {asset_id} until {due_back_at}.', ms: '{subject} diberi {quantity} × {asset_id} sehingga {due_back_at}.' },
  },
  {
    type: 'Asset',
    key: 'Licence Renewal',
    title: { en: 'Renewal of licences', ms: 'Pembaharuan lesen' },
    subject: 'none',
    parts: [{ title: F.asset, fields: [{ ...assets, label: F.firearms, of: 'firearm' }] }],
    documents: [{ key: 'licence', label: F.docLicenceCopy }],
    decision: [
      { key: 'licence_no', label: F.licenceNo, kind: 'line', max: 60 },
      { key: 'licence_expiry', label: F.licenceExpiry, kind: 'date' },
    ],
    effect: {
      en: '{asset_ids} are licensed under {licence_no} until {licence_expiry}.',
      ms: '{asset_ids} dilesenkan di bawah {licence_no} sehingga {licence_expiry}.',
    },
  },
  {
    type: 'Asset',
    key: 'Disposal',
    title: { en: 'Disposal', ms: 'Pelupusan' },
    subject: 'none',
    parts: [
      { title: F.asset, fields: [assets, { key: 'method', label: F.method, kind: 'choice', options: METHODS }] },
      { title: F.reasons, fields: [{ key: 'reason', label: F.reason, kind: 'paragraph', min: 5, max: 500 }] },
    ],
    documents: [{ key: 'board', label: F.docBoard }],
    decision: book,
    effect: { en: '{asset_ids} leave the unit.', ms: '{asset_ids} dikeluarkan daripada pasukan.' },
  },
  {
    type: 'Asset',
    key: 'Loss Report',
    title: { en: 'Loss report', ms: 'Laporan kehilangan' },
    subject: 'none',
    parts: [
      {
        title: F.asset,
        fields: [
          { key: 'asset_id', label: F.asset, kind: 'asset' },
          { key: 'quantity', label: F.quantity, kind: 'whole', min: 1, max: 100_000 },
          { key: 'officer_id', label: F.lostBy, kind: 'officer', optional: true, note: F.lostByNote },
          fromStore,
        ],
      },
      {
        title: F.circumstances,
        fields: [
          { key: 'lost_on', label: F.lostOn, kind: 'date' },
          { key: 'place', label: F.lostAt, kind: 'line', min: 2, max: 200 },
          { key: 'circumstances', label: F.circumstances, kind: 'paragraph', min: 20, max: 4000 },
          { key: 'police_report_no', label: F.policeReport, kind: 'line', min: 3, max: 60 },
        ],
      },
    ],
    documents: [{ key: 'report', label: F.docReport }],
    decision: [],
    effect: { en: '{quantity} × {asset_id} are written off as lost.', ms: '{quantity} × {asset_id} dihapus kira sebagai hilang.' },
  },
];
