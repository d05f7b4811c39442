import type { Params, Text } from '#platform/contract/messages.ts';
import { formatBytes } from '#platform/web/forms/upload-checks.ts';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { DocumentRow } from '../contract/document.schema.ts';
import { folderText } from '../contract/folder-names.ts';
import { audienceWords, type AudienceUnits } from './audience-words.ts';
import { DocumentStatus, DocumentTitle, ExpiryText, ReadMeter } from './document-parts.tsx';
import { CATEGORY_NAMES, DOCUMENT_WORDS as W } from './documents.messages.ts';
import classes from './document-parts.module.css';

type Say = (text: Text, params?: Params) => string;

const TITLE: Column<DocumentRow> = {
  key: 'title',
  label: W.title,
  sort: true,
  card: 'title',
  fixed: true,
  cell: (row) => <DocumentTitle document={row} />,
};
const EXPIRES: Column<DocumentRow> = {
  key: 'expires_at',
  label: W.expires,
  kind: 'date',
  sort: true,
  priority: 2,
  cell: (row) => <ExpiryText document={row} />,
};
const PUBLISHED: Column<DocumentRow> = {
  key: 'published_at',
  label: W.published,
  kind: 'date',
  sort: true,
  priority: 3,
  card: 2,
  cell: (row) => <DateText value={row.published_at} />,
};
const SIZE: Column<DocumentRow> = { key: 'size', label: W.size, kind: 'number', priority: 8, cell: ({ file }) => (file ? formatBytes(file.size) : '–') };
const VERSION: Column<DocumentRow> = { key: 'version', label: W.version, priority: 7, folds: 'title', cell: ({ version }) => `v${version}` };
const STATUS: Column<DocumentRow> = {
  key: 'status',
  label: W.status,
  kind: 'status',
  card: 'badge',
  cell: ({ status }) => <DocumentStatus status={status} />,
};

const category = (say: Say): Column<DocumentRow> => ({
  key: 'category',
  label: W.category,
  sort: true,
  priority: 4,
  folds: 'title',
  card: 'subtitle',
  cell: (row) => <span className={classes['category']}>{say(CATEGORY_NAMES[row.category])}</span>,
});

/** Columns of the document center. */
export function centerColumns(say: Say, units: AudienceUnits): Column<DocumentRow>[] {
  return [
    TITLE,
    category(say),
    { key: 'audience', label: W.audience, priority: 1, card: 1, cell: (row) => audienceWords(row, units, say) },
    { key: 'folder', label: W.folder, hidden: true, value: ({ folder }) => folder && say(folderText(folder)) },
    VERSION,
    SIZE,
    PUBLISHED,
    EXPIRES,
    { key: 'acknowledged', label: W.acknowledged, priority: 3, card: 3, cell: (row) => <ReadMeter acknowledged={row.acknowledged} /> },
    STATUS,
  ];
}

/** Columns of one employee's file. On a phone its dates count, not who may read it. */
export function personColumns(say: Say): Column<DocumentRow>[] {
  return [TITLE, category(say), VERSION, SIZE, PUBLISHED, { ...EXPIRES, card: 3 }, STATUS];
}
