/** What was recorded of stock on a schedule; whoever supervises voids what is wrong and records what is missing. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { ScheduleDetail } from '../../../contract/field/schedule-detail.endpoints.ts';
import { voidStock } from '../../../contract/stock/stock.endpoints.ts';
import { STOCK_TYPE_WORDS } from '../../../contract/stock/stock-types.ts';
import { SCHEDULE_READS, STOCK_READS } from '../../sales-reads.ts';
import { FactsTable } from '../../view/facts-table.tsx';
import { Section } from '../../view/section.tsx';
import { DETAIL } from './schedule-detail.messages.ts';

const RecordStockForm = lazyDrawer(async () => (await import('./record-stock-form.tsx')).RecordStockForm, { title: DETAIL.recordStock, size: 480 });

export function StockSection({ detail }: { detail: ScheduleDetail }) {
  const t = useT(DETAIL);
  const types = useT(STOCK_TYPE_WORDS);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const confirm = useConfirm();
  const [isRecording, setRecording] = useState(false);
  const { run } = useWrite(voidStock, { invalidates: [...SCHEDULE_READS, ...STOCK_READS] });
  // The office needs the right to change stock; a supervisor of the outlet has it.
  const isOffice = useCan('/spm/project/view/promoter');
  const mayChange = useCan('/spm/product', 'Update') || !isOffice;
  const changes = detail.supervises && mayChange && detail.status !== 'Cancelled';
  const { entries, products } = detail;
  const nameOf = (productId: number) => products.find(({ id }) => id === productId)?.name ?? '';
  type Entry = (typeof entries)[number];
  const ask = async ({ id, type, product_id, quantity }: Entry) => {
    const message = t('voidWhat', { kind: types(type), product: nameOf(product_id), quantity });
    const answer = await confirm({ title: DETAIL.voidAsk, message, remark: true, remarkLabel: DETAIL.reason, verb: DETAIL.void, danger: true });
    if (answer) await run({ id: detail.id, stock_id: id, reason: answer.remark }).catch(() => undefined);
  };
  const change = {
    label: DETAIL.change,
    cell: (entry: Entry) => (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('voidOne', { kind: types(entry.type), product: nameOf(entry.product_id) })}
        onClick={() => void ask(entry)}
      >
        {t('void')}
      </Button>
    ),
  };
  const record = (
    <Button variant="default" onClick={() => setRecording(true)}>
      {t('recordStock')}
    </Button>
  );
  return (
    <Section title={DETAIL.stock} empty={entries.length === 0 ? DETAIL.noStock : undefined} action={changes ? record : undefined}>
      <FactsTable
        label={DETAIL.stock}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { label: DETAIL.time, cell: ({ recorded_at }) => formatClock(recorded_at, zone, locale) },
          { label: DETAIL.product, cell: ({ product_id }) => nameOf(product_id) },
          { label: DETAIL.kind, cell: ({ type }) => types(type) },
          { label: DETAIL.quantity, number: true, cell: ({ quantity }) => quantity },
          { label: DETAIL.amount, number: true, cell: ({ amount }) => (amount === null ? '' : formatPrice(amount)) },
          ...(changes ? [change] : []),
        ]}
      />
      {isRecording && <RecordStockForm detail={detail} onClose={() => setRecording(false)} />}
    </Section>
  );
}
