/** Own claims (R24): what waits and what is paid, limits, the list, and the form. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { yearOf, yearOptions } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useWhenQuiet } from '#platform/web/call/when-quiet.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { loadFeedback } from '#platform/web/ui/feedback/feedback-host.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { ListPage, type Filter } from '#platform/web/ui/list-page.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { Money, useToday } from '#platform/web/ui/values.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { useActionCheck } from '#platform/web/viewer.tsx';
import { changeUnsent } from '#platform/web/unsent/unsent.store.ts';
import { listOwnClaims, ownCategories, ownClaimPdf, ownClaimSummary } from '../../contract/claim.endpoints.ts';
import { CLAIM_STATUSES, FILED_STATUSES, PENDING_STATUSES, UNPAID_STATUSES } from '../../contract/claim.workflow.ts';
import { OWN_COLUMNS } from '../claim-columns.tsx';
import { categoryName, CLAIM_WORDS as W } from '../claim-words.ts';
import { usePrintClaim } from '../detail/print-claim.ts';
import type { ClaimTask } from '../form/claim-task.ts';
import { MY_CLAIM } from '../my-claim.messages.ts';
import { OwnLimits } from './own-limits.tsx';
import { UnsentClaims } from './unsent-claims.tsx';
import { useOwnMoves } from './use-own-moves.ts';

const ClaimForm = lazyDrawer(async () => (await import('../form/claim-form.tsx')).ClaimForm, { title: W.newClaim, size: 680 });
const OwnClaimDrawer = lazyDrawer(async () => (await import('./own-claim-drawer.tsx')).OwnClaimDrawer, { title: W.claim, shape: 'detail', size: 640 });

const CLAIM = { page: '/claim', employeeFeature: true } as const;

export function Page() {
  const t = useT(MY_CLAIM);
  const say = useSay();
  const { locale } = useLocale();
  const today = useToday();
  const asked = Number(new URLSearchParams(useSearch()).get('year')) || yearOf(today);
  const summary = useEndpoint(ownClaimSummary, { year: asked }, { quiet: true }).data?.data;
  const [task, setTask] = useState<ClaimTask | null>(null);
  const { withdraw, discard } = useOwnMoves();
  const print = usePrintClaim(ownClaimPdf);
  const mayClaim = useActionCheck()(CLAIM);
  // What a claim is filled in with is there when the network goes.
  const [rests, setRests] = useState(false);
  useWhenQuiet(() => {
    // A failure is told by whoever needs it first.
    void loadFeedback().catch(() => undefined);
    ClaimForm.preload();
    setRests(true);
  }, !mayClaim.disabled);
  const options = useEndpoint(ownCategories, {}, { quiet: true, enabled: rests }).data?.data.categories ?? [];
  useAsked('new', () => !mayClaim.disabled && setTask({ id: null, isCopy: false }));
  const close = (saved: boolean) => {
    // What was opened to be changed waits again as it did.
    if (!saved && task?.kept) void changeUnsent(task.kept);
    setTask(null);
  };
  /** Undefined until the server has told it: what is not known is not RM 0.00. */
  const sum = (statuses: readonly (typeof CLAIM_STATUSES)[number][]) =>
    summary && statuses.reduce((all, status) => all + (summary.totals[status]?.amount ?? 0), 0);
  const add = (
    <ActionButton needs={CLAIM} icon="plus" opens={ClaimForm} onClick={() => setTask({ id: null, isCopy: false })}>
      {say(W.newClaim)}
    </ActionButton>
  );
  const filters: Filter[] = [
    {
      kind: 'select',
      key: 'year',
      label: W.year,
      options: yearOptions(today).map(String),
      initial: String(yearOf(today)),
      number: true,
      required: true,
      width: 96,
    },
    { kind: 'select', key: 'status', label: W.status, options: CLAIM_STATUSES, width: 150 },
    {
      kind: 'select',
      key: 'category',
      label: W.category,
      number: true,
      options: options.map((category) => ({ value: String(category.id), label: categoryName(category, locale) })),
    },
    { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date, width: 176 },
    { kind: 'dates', key: 'start_submit_date', to: 'end_submit_date', label: W.submitted, width: 176 },
  ];
  return (
    <>
      <ListPage
        title={MY_CLAIM.title}
        action={add}
        endpoint={listOwnClaims}
        columns={OWN_COLUMNS}
        filters={filters}
        above={
          <>
            <Tiles
              tiles={[
                { name: t('submitted'), value: <Money value={sum(FILED_STATUSES.filter((status) => status !== 'Cancelled'))} currency /> },
                { name: t('waiting'), value: <Money value={sum(PENDING_STATUSES)} currency /> },
                { name: t('approved'), value: <Money value={sum(UNPAID_STATUSES)} currency /> },
                { name: t('paid'), value: <Money value={sum(['Paid'])} currency /> },
              ]}
            />
            <UnsentClaims onTask={setTask} />
            <OwnLimits limits={summary?.limits} />
          </>
        }
        rowName={(row) => row.title}
        opens={OwnClaimDrawer}
        rowActions={(row) => [
          { key: 'view', label: MY_CLAIM.view, icon: 'eye', onClick: () => openDetail(row.id) },
          ...(row.can.edit ? [{ key: 'edit', label: MY_CLAIM.edit, icon: 'edit', onClick: () => setTask({ id: row.id, isCopy: false }) }] : []),
          { key: 'again', needs: CLAIM, label: MY_CLAIM.again, icon: 'copy', onClick: () => setTask({ id: row.id, isCopy: true }) },
          print(row),
          ...(row.can.withdraw ? [{ key: 'withdraw', label: MY_CLAIM.withdraw, icon: 'close', danger: true, onClick: () => withdraw(row) }] : []),
          ...(row.can.discard ? [{ key: 'discard', label: MY_CLAIM.delete, icon: 'delete', danger: true, onClick: () => discard(row) }] : []),
        ]}
        detail={(id, close) => (
          <OwnClaimDrawer
            id={Number(id)}
            close={close}
            onTask={(next) => {
              close();
              setTask(next);
            }}
          />
        )}
        empty={{ drawing: 'money', title: MY_CLAIM.empty, hint: MY_CLAIM.emptyHint, action: add }}
      />
      {task && <ClaimForm task={task} onClose={close} />}
    </>
  );
}
