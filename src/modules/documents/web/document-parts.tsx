/** Small parts of a document that lists and details share. */
import { useSay } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, useToday } from '#platform/web/ui/values.tsx';
import { addDays } from '#platform/contract/dates.ts';
import type { DocumentRow } from '../contract/document.schema.ts';
import { DOCUMENT_STATUS_NAMES, DOCUMENT_WORDS } from './documents.messages.ts';
import classes from './document-parts.module.css';

const ICONS: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  xls: 'sheet',
  xlsx: 'sheet',
  csv: 'sheet',
};
const SOON_DAYS = 30;

export const fileIcon = (ext: string | undefined) => ICONS[ext ?? ''] ?? 'file';

export function DocumentStatus({ status }: { status: DocumentRow['status'] }) {
  // What people read stands out from what nobody sees yet.
  return <StatusChip status={status} label={DOCUMENT_STATUS_NAMES[status]} {...(status === 'published' && { colour: 'success' })} />;
}

/** Icon by type of file, and the title. */
export function DocumentTitle({ document: { title, file } }: { document: Pick<DocumentRow, 'title' | 'file'> }) {
  return (
    <span className={classes['title']}>
      <Icon name={fileIcon(file?.ext)} size={16} />
      <span>{title}</span>
    </span>
  );
}

/** The last day; soon or past, it stands out in words and colour. */
export function ExpiryText({ document: { expires_at: expires, status } }: { document: Pick<DocumentRow, 'expires_at' | 'status'> }) {
  const today = useToday();
  if (!expires || status === 'archived') return <DateText value={expires} />;
  const near = expires < today ? 'past' : expires <= addDays(today, SOON_DAYS) ? 'soon' : undefined;
  return (
    <span className={`${classes['expiry']} inline`} data-near={near}>
      {near && <Icon name="alert" size={14} />}
      <DateText value={expires} />
    </span>
  );
}

/** `34/46` with a line that fills. */
export function ReadMeter({ acknowledged }: { acknowledged: DocumentRow['acknowledged'] }) {
  const say = useSay();
  if (!acknowledged) return <span aria-hidden>–</span>;
  const { done, of } = acknowledged;
  return (
    <span className={classes['meter']} title={say(DOCUMENT_WORDS.ofReaders, { done, of })}>
      <span className="tabular">
        {done}/{of}
      </span>
      <span className={classes['track']} aria-hidden>
        <span style={{ width: `${of === 0 ? 0 : Math.min(100, (done / of) * 100)}%` }} />
      </span>
    </span>
  );
}
