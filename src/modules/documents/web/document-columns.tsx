import type { Params, Text } from '#platform/contract/messages.ts';
import { formatBytes } from '#platform/web/forms/upload-checks.ts';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { DocumentRow } from '../contract/document.schema.ts';
import { audienceWords, type AudienceUnits } from './audience-words.ts';
import { DocumentStatus, DocumentTitle, ExpiryText, ReadMeter } from './document-parts.tsx';
import { CATEGORY_NAMES, DOCUMENT_WORDS as W } from './documents.messages.ts';

type Say = (text: Text, params?: Params) => string;

const TITLE: Column<DocumentRow> = {
  key: 'title',
  label: W.title,
  sort: true,
  width: 240,
  card: 'title',
  fixed: true,
  cell: (row) => <DocumentTitle document={row} />,
};
const EXPIRES: Column<DocumentRow> = {
  key: 'expires_at',
  label: W.expires,
  kind: 'date',
  sort: true,
  width: 104,
  cell: (row) => <ExpiryText document={row} />,
};
const PUBLISHED: Column<DocumentRow> = {
  key: 'published_at',
  label: W.published,
  kind: 'date',
  sort: true,
  width: 98,
  card: 2,
  cell: (row) => <DateText value={row.published_at} />,
};
const SIZE: Column<DocumentRow> = { key: 'size', label: W.size, kind: 'number', width: 84, cell: ({ file }) => (file ? formatBytes(file.size) : '–') };
const VERSION: Column<DocumentRow> = { key: 'version', label: W.version, width: 72, cell: ({ version }) => `v${version}` };
const STATUS: Column<DocumentRow> = {
  key: 'status',
  label: W.status,
  kind: 'status',
  width: 118,
  card: 'badge',
  cell: ({ status }) => <DocumentStatus status={status} />,
};

const category = (say: Say): Column<DocumentRow> => ({
  key: 'category',
  label: W.category,
  sort: true,
  width: 104,
  card: 'subtitle',
  cell: (row) => say(CATEGORY_NAMES[row.category]),
});

/** Columns of the document center. */
export function centerColumns(say: Say, units: AudienceUnits): Column<DocumentRow>[] {
  return [
    TITLE,
    category(say),
    { key: 'audience', label: W.audience, width: 156, card: 1, cell: (row) => audienceWords(row, units, say) },
    { key: 'folder', label: W.folder, width: 140, hidden: true },
    VERSION,
    SIZE,
    PUBLISHED,
    EXPIRES,
    { key: 'acknowledged', label: W.acknowledged, width: 140, card: 3, cell: (row) => <ReadMeter acknowledged={row.acknowledged} /> },
    STATUS,
  ];
}

/** Columns of one employee's file. On a phone its dates count, not who may read it. */
export function personColumns(say: Say): Column<DocumentRow>[] {
  return [TITLE, category(say), VERSION, SIZE, PUBLISHED, { ...EXPIRES, card: 3 }, STATUS];
}
