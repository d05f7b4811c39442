/** A batch: what it pays, who agreed, its bank file, its payees and its history. */
import { formatPrice } from '#platform/contract/money.ts';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { DateRangeText, DateText, Money } from '#platform/web/ui/values.tsx';
import { BANK_FILE_LAYOUTS } from '../contract/bank-file-layouts.ts';
import { showPayment } from '../contract/payment.endpoints.ts';
import type { PaymentDetail } from '../contract/payment.schema.ts';
import { PAYMENT_EVENTS, paymentWorkflow } from '../contract/payment.workflow.ts';
import { ApprovalNote } from './approval-note.tsx';
import { hasActions, PaymentActions, type PaymentTask } from './payment-actions.tsx';
import { PaymentFilePanel } from './payment-file-panel.tsx';
import { PaymentItems } from './payment-items.tsx';
import { Blockers, FormatNote } from './payment-parts.tsx';
import { PAYMENT, TYPE_WORDS } from './payment-page.messages.ts';
import classes from './payment.module.css';

const PaymentTasks = lazyDrawer(async () => (await import('./payment-tasks.tsx')).PaymentTasks);

/** Words of what stands in the timeline. */
const moveLabel = (action: string) =>
  ({ ...PAYMENT_EVENTS, ...Object.fromEntries(Object.entries(paymentWorkflow.moves).map(([key, { label }]) => [key, label])) })[action] ?? action;

export function PaymentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(showPayment, { id }, { quiet: true, keepPrevious: false });
  const [task, setTask] = useState<PaymentTask | null>(null);
  const batch = data?.data;
  return (
    <DetailDrawer
      size={720}
      onClose={onClose}
      title={batch?.number ?? PAYMENT.title}
      badge={batch && <StatusChip status={batch.status} />}
      actions={batch && hasActions(batch) && <PaymentActions batch={batch} onTask={setTask} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {batch && (
          <>
            <Body batch={batch} onTask={setTask} />
            <Timeline entries={data.timeline} actionLabel={moveLabel} />
          </>
        )}
      </Loaded>
      {batch && task && <PaymentTasks task={task} batch={batch} onClose={() => setTask(null)} />}
    </DetailDrawer>
  );
}

function Body({ batch, onTask }: { batch: PaymentDetail; onTask: (task: PaymentTask) => void }) {
  const t = useT(PAYMENT);
  const say = useSay();
  return (
    <div className={`${classes['stack']} column`}>
      <Blockers batch={batch} />
      <ApprovalNote batch={batch} />
      <Facts
        items={[
          { label: PAYMENT.name, value: batch.title },
          { label: PAYMENT.type, value: say(TYPE_WORDS[batch.type]) },
          { label: PAYMENT.period, value: batch.period_start && <DateRangeText from={batch.period_start} to={batch.period_end} /> },
          { label: PAYMENT.employees, value: batch.total_employee },
          { label: PAYMENT.total, value: <Money value={batch.total_amount} currency /> },
          { label: PAYMENT.payingAccount, value: `${batch.bank.name} ${batch.bank.account_no}` },
          { label: PAYMENT.paymentDate, value: <DateText value={batch.payment_date} /> },
          { label: PAYMENT.format, value: say(BANK_FILE_LAYOUTS[batch.file_format].name) },
          { label: PAYMENT.preparedBy, value: batch.prepared_by?.name },
          { label: PAYMENT.approvedBy, value: batch.approved_by?.name },
          ...(batch.paid_on
            ? [
                { label: PAYMENT.paidOn, value: <DateText value={batch.paid_on} /> },
                { label: PAYMENT.reference, value: batch.reference },
              ]
            : []),
          ...(batch.remark ? [{ label: PAYMENT.remark, value: batch.remark, wide: true }] : []),
        ]}
      />
      {batch.approval && <FormatNote format={batch.file_format} />}
      <PaymentFilePanel batch={batch} onView={() => onTask('view')} />
      <DetailSection title={PAYMENT.payees}>
        {batch.returned.count > 0 && <p>{t('returnedN', { n: batch.returned.count, amount: formatPrice(batch.returned.amount) })}</p>}
        {batch.held > 0 && <p>{t('heldN', { n: batch.held })}</p>}
        <PaymentItems batch={batch} onAdd={() => onTask('add')} />
      </DetailSection>
    </div>
  );
}
