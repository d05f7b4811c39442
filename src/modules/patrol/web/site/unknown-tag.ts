/** What is done about a scan of a tag that no checkpoint has. */
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import type { ClockingRow } from '../../contract/operation/clocking.endpoints.ts';
import { SITE_PAGE } from '../../contract/site/site.register.ts';
import type { CheckpointType } from '../../contract/site/checkpoint.register.ts';
import { SITE as W } from './site.messages.ts';

export interface UnknownTagRow {
  readonly site_id: number;
  readonly tag: string;
  readonly type: CheckpointType;
}
interface Scanned {
  readonly site_id: number;
  readonly tag_uid: string | null;
  readonly method: ClockingRow['method'] | null;
}

/** A point is made of the tag as it was read; what was typed or comes from the office tells a code. */
export function unknownTagActions({ site_id, tag_uid, method }: Scanned, open: (row: UnknownTagRow) => void): RowAction[] {
  if (tag_uid === null || method === null || method === 'GPS') return [];
  const type = method === 'NFC' || method === 'Beacon' ? method : 'QR';
  return [
    {
      key: 'checkpoint',
      label: W.fromTag,
      icon: 'plus',
      needs: { page: SITE_PAGE, action: 'Update' },
      onClick: () => open({ site_id, tag: tag_uid, type }),
    },
  ];
}
