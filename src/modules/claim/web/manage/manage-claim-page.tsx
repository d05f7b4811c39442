/** Claim management (R25): what waits for a decision or for its money. */
import { Suspense, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { useAsked } from '#platform/web/use-asked.ts';
import { useActionCheck } from '#platform/web/viewer.tsx';
import { isPending } from '../../contract/claim.workflow.ts';
import { claimPdf, exportClaims, listClaims } from '../../contract/manage-claim.endpoints.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { usePrintClaim } from '../detail/print-claim.ts';
import { columnsOf } from './claim-columns.tsx';
import { chosenOf, listInput, statusOf, useClaimFilters } from './claim-filter.ts';
import { ClaimTabs } from './claim-tabs.tsx';
import { ClaimTiles } from './claim-tiles.tsx';
import { MANAGE } from './manage.messages.ts';
import { useClaimDecisions } from './use-claim-decisions.ts';

const FileClaimForm = lazyDrawer(async () => (await import('../form/file-claim-form.tsx')).FileClaimForm, { title: MANAGE.file, size: 680 });
const ClaimDrawer = lazyDrawer(async () => (await import('./claim-drawer.tsx')).ClaimDrawer, {
  title: ({ id, rows }) => rows?.find((row) => row.id === id)?.employee.name ?? W.claim,
  shape: 'detail',
  size: ({ id, rows }) => (rows?.find((row) => row.id === id)?.can.check === false ? 680 : 1080),
});
const PrepareForm = lazyDrawer(async () => (await import('./prepare-form.tsx')).PrepareForm, { size: 480 });
const PaidClaimsForm = lazyDrawer(async () => (await import('./paid-claims-form.tsx')).PaidClaimsForm, { size: 480 });
const MadePaymentForm = lazyDrawer(async () => (await import('./made-payment-form.tsx')).MadePaymentForm, { size: 480 });
const EXPORTS = reportChoices(exportClaims);
const FILE = { page: '/claim/manage', action: 'Create', employeeFeature: true } as const;

export function Page() {
  const t = useT(MANAGE);
  const search = useSearch();
  const status = statusOf(search);
  const filters = useClaimFilters();
  // The list's own call, so that one answer is both; here it stays while the list of another tab loads.
  const { counts } = useEndpoint(listClaims, listInput(search, filters)).data ?? {};
  const evaluated = useActionCheck()(FILE);
  const [filing, setFiling] = useState(false);
  useAsked('new', () => evaluated.allowed && !evaluated.disabled && setFiling(true));
  const { decisions, bulk, paying, closePaying } = useClaimDecisions();
  const print = usePrintClaim(claimPdf);
  const columns = useMemo(() => columnsOf(status), [status]);
  const input = useMemo(() => chosenOf(status), [status]);
  return (
    <>
      <ListPage
        key={status}
        title={MANAGE.title}
        action={
          <ActionButton needs={FILE} icon="plus" opens={FileClaimForm} onClick={() => setFiling(true)}>
            {t('file')}
          </ActionButton>
        }
        above={
          <>
            <ClaimTiles />
            <ClaimTabs counts={counts} />
          </>
        }
        endpoint={listClaims}
        input={input}
        name={`claim.list-claims ${status}`}
        columns={columns}
        filters={filters}
        rowName={(row) => `${row.employee.name} ${row.number ?? ''}`}
        opens={ClaimDrawer}
        rowActions={(row) => [...decisions.rowActions(row), print(row)]}
        bulk={bulk}
        exports={EXPORTS}
        exportNeeds={{ page: '/claim/manage', action: 'Export' }}
        detail={(id, close, rows) => <ClaimDrawer id={Number(id)} close={close} rows={rows} />}
        empty={status && isPending(status) ? { drawing: 'done', title: MANAGE.empty, hint: MANAGE.emptyHint } : { drawing: 'money', title: MANAGE.none }}
      />
      <Suspense>{filing && <FileClaimForm onClose={() => setFiling(false)} />}</Suspense>
      {paying?.kind === 'prepare' && <PrepareForm claims={paying.claims} onClose={closePaying} />}
      {paying?.kind === 'paid' && <PaidClaimsForm claims={paying.claims} onClose={closePaying} />}
      {paying?.kind === 'made' && <MadePaymentForm claim={paying.claim} onClose={closePaying} />}
    </>
  );
}
