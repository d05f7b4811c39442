/** What promoters earned: calculated by project and period, corrected, approved, paid. */
import { useState } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage, type RowAction } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import type { Need } from '#platform/web/viewer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { approvePayout, listPayouts, payoutSlip, withdrawPayout, type PayoutRow } from '../../contract/payout/payout.endpoints.ts';
import { PAYOUT_STATUSES } from '../../contract/payout-words.ts';
import { generatePayoutReport } from '../../contract/report/sales-reports.endpoints.ts';
import { ENGAGEMENT_WORDS } from '../../contract/promoter/promoter-words.ts';
import { PAYOUT_READS } from '../sales-reads.ts';
import { findChoices } from '../project/find-choices.ts';
import { useProjectOptions } from '../project/use-project-options.ts';
import { PayoutRunPanel } from './payout-run-panel.tsx';
import { REPORT } from './report.messages.ts';
import { useMonth } from './use-month.ts';

const CalculateForm = lazyDrawer(async () => (await import('./payout-forms.tsx')).CalculateForm, { title: REPORT.calculateTitle, size: 440 });
const AmountsForm = lazyDrawer(async () => (await import('./payout-forms.tsx')).AmountsForm, { title: REPORT.edit, size: 440 });
const PaidForm = lazyDrawer(async () => (await import('./payout-forms.tsx')).PaidForm, { title: REPORT.paid, size: 440 });
const PayoutDrawer = lazyDrawer(async () => (await import('./payout-drawer.tsx')).PayoutDrawer, { title: REPORT.open, shape: 'detail', size: 680 });

const PAGE = '/spm/project/report/payout';
const MAY = {
  update: { page: PAGE, action: 'Update' },
  approve: { page: PAGE, action: 'Approve' },
  pay: { page: PAGE, action: 'Made Payment' },
} as const satisfies Readonly<Record<string, Need>>;

const EXPORTS = reportChoices(generatePayoutReport);

type Opened = { readonly kind: 'show' | 'edit' | 'paid'; readonly row: PayoutRow } | { readonly kind: 'calculate' } | null;

export function Page() {
  const t = useT(REPORT);
  const words = useT(ENGAGEMENT_WORDS);
  const { locale } = useLocale();
  const today = useToday();
  const month = useMonth();
  const projects = useProjectOptions();
  const [opened, setOpened] = useState<Opened>(null);
  const [started, setStarted] = useState<number | null>(null);
  const decisions = useDecisions();
  const close = () => setOpened(null);
  const calculate = (
    <ActionButton needs={{ page: PAGE, action: 'Create' }} onClick={() => setOpened({ kind: 'calculate' })}>
      {t('calculate')}
    </ActionButton>
  );
  const actions = (row: PayoutRow): RowAction[] => [
    { key: 'show', label: REPORT.open, icon: 'eye', onClick: () => setOpened({ kind: 'show', row }) },
    { key: 'slip', label: REPORT.slip, icon: 'pdf', onClick: () => void openFile(payoutSlip, { id: row.id, language: locale }) },
    ...(row.status === 'Unpaid'
      ? [
          { key: 'edit', label: REPORT.edit, icon: 'edit', needs: MAY.update, onClick: () => setOpened({ kind: 'edit', row }) },
          { key: 'approve', label: REPORT.approve, icon: 'check', needs: MAY.approve, onClick: () => decisions.approve(row) },
        ]
      : []),
    // Everybody else is paid by payroll.
    ...(row.status === 'Approved' && row.engagement === 'Contractor'
      ? [{ key: 'paid', label: REPORT.paid, icon: 'coin', needs: MAY.pay, onClick: () => setOpened({ kind: 'paid', row }) } as const]
      : []),
    ...(row.status === 'Approved'
      ? [{ key: 'withdraw', label: REPORT.withdraw, icon: 'undo', needs: MAY.approve, onClick: () => decisions.withdraw(row) } as const]
      : []),
  ];
  const money = (key: Extract<keyof PayoutRow, `${string}_amount` | 'total'>) => ({ key, kind: 'money' }) as const;
  return (
    <>
      <PayoutRunPanel started={started} />
      <ListPage
        title={REPORT.payoutTitle}
        endpoint={listPayouts}
        rowKey={({ id }) => id}
        rowName={({ promoter }) => promoter.name}
        defaults={{ sortBy: 'promoter', sort: 'asc', perPage: 50 }}
        action={calculate}
        filters={[
          { kind: 'dates', key: 'start_date', to: 'end_date', label: REPORT.period, initial: month.start_date, initialTo: month.end_date },
          { kind: 'select', key: 'project_id', label: REPORT.project, options: projects, number: true },
          { kind: 'lookup', key: 'promoter_id', label: REPORT.promoter, load: findChoices('promoter'), number: true },
          { kind: 'select', key: 'status', label: REPORT.status, options: PAYOUT_STATUSES },
          { kind: 'switch', key: 'overdue', label: REPORT.overdueOnly },
        ]}
        columns={[
          { key: 'promoter', label: REPORT.promoter, sort: true, fixed: true, card: 'title', value: ({ promoter }) => promoter.name },
          { key: 'project', label: REPORT.project, sort: true, priority: 2, card: 'subtitle', value: ({ project }) => project.name },
          { key: 'engagement', label: REPORT.engagement, priority: 4, value: ({ engagement }) => words(engagement) },
          { key: 'days', label: REPORT.days, kind: 'number', priority: 3 },
          { key: 'hours', label: REPORT.hours, kind: 'number', priority: 3 },
          { ...money('base_amount'), label: REPORT.base, priority: 2 },
          { ...money('rest_day_amount'), label: REPORT.restDays, priority: 4 },
          { ...money('holiday_amount'), label: REPORT.holidays, priority: 4 },
          { ...money('overtime_amount'), label: REPORT.overtime, priority: 4 },
          { ...money('commission_amount'), label: REPORT.commission, priority: 4 },
          { ...money('target_amount'), label: REPORT.targets, priority: 4 },
          { ...money('allowance_amount'), label: REPORT.allowances, priority: 4 },
          { ...money('incentive_amount'), label: REPORT.incentive, priority: 4 },
          { ...money('deduction_amount'), label: REPORT.deduction, priority: 4 },
          { ...money('late_amount'), label: REPORT.late, priority: 5 },
          { ...money('difference_amount'), label: REPORT.difference, priority: 4 },
          {
            ...money('total'),
            label: REPORT.total,
            sort: true,
            priority: 1,
            card: 1,
            cell: ({ total }) => (total < 0 ? <span style={{ color: 'var(--chip-error-text)' }}>{formatPrice(total)}</span> : formatPrice(total)),
          },
          { key: 'due_date', label: REPORT.due, kind: 'date', sort: true, priority: 3, card: 2 },
          {
            key: 'has_account',
            label: REPORT.bank,
            priority: 3,
            cell: ({ has_account, below_minimum, no_employee, due_date, status, total, disputed }) => (
              <>
                {disputed > 0 && <StatusChip status="disputed" colour="warning" label={REPORT.disputed} />}
                {status !== 'Paid' && total > 0 && due_date < today && <StatusChip status="overdue" colour="error" label={REPORT.overdue} />}
                {no_employee && <StatusChip status="no employee" colour="warning" label={REPORT.noEmployee} />}
                {!has_account && <StatusChip status="no account" colour="warning" label={REPORT.noAccount} />}
                {below_minimum && <StatusChip status="below minimum" colour="error" label={REPORT.belowMinimum} />}
                {has_account && !below_minimum && !no_employee && t('hasAccount')}
              </>
            ),
          },
          { key: 'status', label: REPORT.status, kind: 'status', card: 'badge' },
        ]}
        rowActions={actions}
        onOpen={(row) => setOpened({ kind: 'show', row })}
        exports={EXPORTS}
        exportNeeds={{ page: PAGE, action: 'Export' }}
        opens={[CalculateForm, AmountsForm, PaidForm, PayoutDrawer]}
        totals={({ totals }) => ({ total: formatPrice(totals.total) })}
        empty={{ drawing: 'register', title: REPORT.emptyPayout, action: calculate }}
      />
      {opened?.kind === 'calculate' && <CalculateForm projects={projects} onStarted={setStarted} onClose={close} />}
      {opened?.kind === 'show' && <PayoutDrawer row={opened.row} onClose={close} />}
      {opened?.kind === 'edit' && <AmountsForm row={opened.row} onClose={close} />}
      {opened?.kind === 'paid' && <PaidForm row={opened.row} onClose={close} />}
    </>
  );
}

/** Approving asks for a reason where the pay is below the minimum wage; taking it back asks for one always. */
function useDecisions() {
  const t = useT(REPORT);
  const confirm = useConfirm();
  const approving = useWrite(approvePayout, { invalidates: PAYOUT_READS });
  const withdrawing = useWrite(withdrawPayout, { invalidates: PAYOUT_READS });
  const approve = async ({ id, promoter, total, below_minimum }: PayoutRow) => {
    const title = t('approveAsk', { name: promoter.name });
    const answer = await confirm({ title, verb: t('approve'), ...(below_minimum && { message: t('minimumAsk'), remark: true, remarkLabel: t('reason') }) });
    if (answer) await approving.run({ id, total, reason: answer.remark || null });
  };
  const withdraw = async ({ id, promoter }: PayoutRow) => {
    const answer = await confirm({ title: t('withdrawAsk', { name: promoter.name }), verb: t('withdraw'), remark: true });
    if (answer) await withdrawing.run({ id, remark: answer.remark });
  };
  return { approve, withdraw };
}
