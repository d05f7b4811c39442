import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { listDue, type DueOfficer } from '../../contract/rank/rank.register.ts';
import { RANK } from './rank.messages.ts';

/** Officers whom nothing keeps from the next rank. */
export function DueDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(RANK);
  const { locale } = useLocale();
  return (
    <SideDrawer onClose={onClose} title={t('due')} size={680}>
      <p className="quiet small">{t('dueHint')}</p>
      <ListPage
        plain
        inUrl={false}
        title={RANK.due}
        endpoint={listDue}
        defaults={{ sort: 'asc', sortBy: 'rank_since' }}
        columns={[
          {
            key: 'name',
            label: RANK.officer,
            kind: 'person',
            fixed: true,
            card: 'title',
            value: ({ name }: DueOfficer) => name,
            second: ({ service_no, rank, rank_ms }: DueOfficer) => `${service_no} · ${locale === 'ms' ? rank_ms : rank}`,
          },
          {
            key: 'next_rank',
            label: RANK.next,
            priority: 1,
            card: 'subtitle',
            value: (row: DueOfficer) => (locale === 'ms' ? row.next_rank_ms : row.next_rank),
          },
          { key: 'rank_since', label: RANK.since, kind: 'date', sort: true, priority: 2, card: 1, second: ({ months: n }: DueOfficer) => t('months', { n }) },
        ]}
        filters={[{ kind: 'keyword', key: 'keyword' }]}
        empty={{ drawing: 'people', title: RANK.dueNone }}
      />
    </SideDrawer>
  );
}
