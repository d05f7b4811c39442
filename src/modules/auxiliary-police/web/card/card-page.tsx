/** Cards of officers, until when they are valid, and those to be returned. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { cardPdf, cardSummary, listCards } from '../../contract/card/card.endpoints.ts';
import { CARD_KIND_NAMES, CARD_KINDS, CARD_STATUS_NAMES, CARD_STATUSES, type CardRow } from '../../contract/card/card.schema.ts';
import { NOTICE_DAYS } from '../../contract/expiry-notice.ts';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { useRanks } from '../officer/use-ranks.ts';
import { CARD as W } from './card.messages.ts';

const CardDrawer = lazyDrawer(async () => (await import('./card-drawer.tsx')).CardDrawer, { title: W.card, shape: 'detail', size: 560 });
const RevokeForm = lazyDrawer(async () => (await import('./revoke-form.tsx')).RevokeForm, { title: W.revoke, size: 440 });

export function Page() {
  const t = useT(W);
  const say = useSay();
  const { locale } = useLocale();
  const [revoking, setRevoking] = useState<CardRow | null>(null);
  const sums = useEndpoint(cardSummary, {}, { quiet: true }).data?.data;
  return (
    <>
      <ListPage
        endpoint={listCards}
        above={
          <Tiles
            tiles={[
              { name: t('active'), value: sums?.active ?? '–' },
              { name: t('ending'), value: sums?.expiring ?? '–' },
              { name: t('lost'), value: sums?.lost ?? '–' },
              { name: t('toReturn'), value: sums?.to_return ?? '–' },
            ]}
          />
        }
        defaults={{ sort: 'asc', sortBy: 'expiry_at' }}
        columns={[
          { key: 'card_no', label: W.number, kind: 'identity', sort: true, priority: 2, card: 1 },
          {
            key: 'name',
            label: W.officer,
            second: ({ service_no }: CardRow) => service_no,
            kind: 'person',
            sort: true,
            fixed: true,
            card: 'title',
          },
          { key: 'kind', label: W.kind, priority: 2, card: 'subtitle', value: ({ kind }: CardRow) => say(CARD_KIND_NAMES[kind]) },
          { key: 'rank', label: W.rank, priority: 3, value: (row: CardRow) => (locale === 'ms' ? row.rank_ms : row.rank) },
          { key: 'issued_at', label: W.issued, kind: 'date', sort: true, priority: 4 },
          {
            key: 'expiry_at',
            label: W.expiry,
            kind: 'date',
            sort: true,
            priority: 1,
            card: 2,
            cell: ({ expiry_at, status }: CardRow) => <LastDay date={expiry_at} quiet={status !== 'Active'} />,
          },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status, to_return }: CardRow) => (
              <StatusChip
                status={status}
                label={to_return ? W.toReturn : CARD_STATUS_NAMES[status]}
                colour={to_return ? 'warning' : status === 'Lost' ? 'error' : undefined}
              />
            ),
          },
        ]}
        filters={[
          {
            kind: 'tabs',
            key: 'status',
            label: W.status,
            initial: 'Active',
            options: CARD_STATUSES.map((value) => ({ value, label: CARD_STATUS_NAMES[value] })),
          },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'kind', label: W.kind, options: CARD_KINDS.map((value) => ({ value, label: CARD_KIND_NAMES[value] })) },
          {
            kind: 'select',
            key: 'expiring',
            label: W.expiring,
            number: true,
            options: NOTICE_DAYS.map((n) => ({ value: String(n), label: t('withinDays', { n }) })),
          },
          { kind: 'select', key: 'rank_id', label: W.rank, options: useRanks(), number: true },
        ]}
        rowName={({ card_no }) => card_no}
        rowActions={(row) => [
          { key: 'print', label: W.print, icon: 'print', onClick: () => void openFile(cardPdf, { id: row.id }) },
          ...(row.status === 'Active'
            ? [
                {
                  key: 'revoke',
                  label: W.revoke,
                  icon: 'ban',
                  danger: true,
                  needs: { page: '/auxiliary/card', action: 'Revoke' } as const,
                  onClick: () => setRevoking(row),
                },
              ]
            : []),
        ]}
        opens={CardDrawer}
        detail={(id, close) => <CardDrawer id={Number(id)} close={close} />}
        empty={{ drawing: 'permit', title: W.empty, hint: W.emptyHint }}
      />
      {revoking && <RevokeForm card={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
