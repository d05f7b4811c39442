/** A tab for each status with its number over the filter of the address. */
import { useSearch } from 'wouter';
import type { Text } from '#platform/contract/messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { FILED_STATUSES } from '../../contract/claim.workflow.ts';
import { CLAIM_STATUS_NAMES } from '../../contract/claim.messages.ts';
import { statusOf, type StatusFilter } from './claim-filter.ts';
import classes from './manage.module.css';
import { MANAGE } from './manage.messages.ts';

const ORDER: readonly StatusFilter[] = [...FILED_STATUSES, ''];
/** One row of tabs holds them all. */
const SHORT: Partial<Record<StatusFilter, Text>> = { 'Waiting for Payment Approval': MANAGE.paymentApproval };

/** The same filter of another status, from its first page. */
function addressOf(search: string, status: StatusFilter): string {
  const query = new URLSearchParams(search);
  query.set('status', status);
  for (const key of ['page', 'open']) query.delete(key);
  return `/claim/manage?${query}`;
}

export function ClaimTabs({ counts }: { counts: Partial<Record<StatusFilter, number>> | undefined }) {
  const t = useT(MANAGE);
  const say = useSay();
  const search = useSearch();
  const chosen = statusOf(search);
  const tabs = ORDER.map((status) => {
    const count = status === '' ? 0 : (counts?.[status] ?? 0);
    return {
      href: addressOf(search, status),
      label: status === '' ? t('all') : say(SHORT[status] ?? CLAIM_STATUS_NAMES[status]),
      active: chosen === status,
      ...(count > 0 && { badge: count }),
    };
  });
  return (
    <div className={classes['tabs']}>
      <TabsNav label={t('statuses')} tabs={tabs} />
    </div>
  );
}
