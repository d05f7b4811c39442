/** The claims of a contract with all their versions. */
import { useState } from 'react';
import { Link } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { listClaims } from '../../contract/claim.endpoints.ts';
import type { ClaimRow } from '../../contract/claim/claim.schema.ts';
import type { ProjectRow } from '../../contract/project/project.register.ts';
import { claimAddress, PAGE } from '../pcr-address.ts';
import { CLAIM } from './claim.messages.ts';
import { DueDay } from './due-day.tsx';

const NewClaim = lazyDrawer(async () => (await import('./new-claim-form.tsx')).NewClaim, { title: CLAIM.add });

export function ClaimsTab({ project }: { project: ProjectRow }) {
  const t = useT(CLAIM);
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useEndpoint(listClaims, { project_id: project.id }, { quiet: true });
  const claims = data?.data;
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create' }} icon="plus" opens={NewClaim} onClick={() => setAdding(true)}>
      {t('add')}
    </ActionButton>
  );
  return (
    <Loaded error={error} refetch={refetch} shape="rows" count={6}>
      {claims && (
        <div className="stack">
          {claims.length === 0 ? (
            <EmptyState title={CLAIM.empty} hint={CLAIM.emptyHint} action={add} />
          ) : (
            <>
              <div className="ends">{add}</div>
              <Claims claims={claims} />
            </>
          )}
          {isAdding && <NewClaim projectId={project.id} claimDay={project.claim_day} onClose={() => setAdding(false)} />}
        </div>
      )}
    </Loaded>
  );
}

export function useClaimName() {
  const t = useT(CLAIM);
  return ({ claim_no: n, version }: Pick<ClaimRow, 'claim_no' | 'version'>) => (version > 1 ? t('versionNo', { n, version }) : t('claimNo', { n }));
}

function Claims({ claims }: { claims: readonly ClaimRow[] }) {
  const t = useT(CLAIM);
  const nameOf = useClaimName();
  const figure = (key: 'gross' | 'retention' | 'net' | 'thisClaim' | 'payable' | 'outstanding') => ({ figure: t(key) });
  return (
    <section className="frame scroll-x" {...scrollRegion(t('claims'))}>
      <table className="numbers ruled">
        <caption className="sr-only">{t('claims')}</caption>
        <TableHead
          heads={[
            t('claims'),
            t('periodEnd'),
            figure('gross'),
            figure('retention'),
            figure('net'),
            figure('thisClaim'),
            figure('payable'),
            figure('outstanding'),
            t('due'),
            t('status'),
          ]}
        />
        <tbody>
          {claims.map((claim) => {
            const { gross, retention, net, this_claim, payable } = claim.certified ?? claim.claimed;
            return (
              <tr key={claim.id}>
                <th scope="row">
                  <Link href={claimAddress(claim.project_id, claim.id)}>{nameOf(claim)}</Link>
                </th>
                <td>
                  <DateText value={claim.period_end} />
                </td>
                {[gross, retention, net, this_claim, payable, claim.outstanding].map((amount, at) => (
                  <td key={at} data-right data-negative={amount < 0 || undefined}>
                    <Money value={amount} />
                  </td>
                ))}
                <td>
                  <DueDay due={claim.due_date} overdue={claim.days_overdue} />
                </td>
                <td>
                  <StatusChip status={claim.status} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
