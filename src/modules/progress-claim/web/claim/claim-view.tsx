/** One claim: its figures and how they came about, its valuation line by line, its moves, papers, payments and history. */
import { useState } from 'react';
import { Link } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { TabButtons } from '#platform/web/ui/page/tabs-nav.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { TraceView, type TraceName } from '#platform/web/ui/trace-view.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { showClaim } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail, ShownFigures, Side } from '../../contract/claim/claim.schema.ts';
import { claimWorkflow } from '../../contract/claim/claim.workflow.ts';
import { CLAIM_INPUTS } from '../../contract/claim/claim-trace.messages.ts';
import { FilesPart } from '../files-part.tsx';
import { projectAddress } from '../pcr-address.ts';
import { ClaimActions } from './claim-actions.tsx';
import { ClaimSheet } from './claim-sheet.tsx';
import { useClaimName } from './claims-tab.tsx';
import { CLAIM } from './claim.messages.ts';
import { DueDay } from './due-day.tsx';
import { TaxNote } from './tax-note.tsx';
import classes from './claim-view.module.css';

const PERCENT = new Set<string>([
  'materials_of',
  'retention_of',
  'limit_of',
  'recouped_from_of',
  'recouped_to_of',
  'tax_of',
] satisfies (keyof typeof CLAIM_INPUTS)[]);
const NAMES = Object.fromEntries(
  Object.entries(CLAIM_INPUTS).map(([name, title]): [string, TraceName] => [name, { title, ...(PERCENT.has(name) && { unit: 'number' }) }]),
);
const moveLabel = (action: string) => claimWorkflow.moves[action as keyof typeof claimWorkflow.moves]?.label ?? action;

export function ClaimView({ projectId, id }: { projectId: number; id: number }) {
  const { data, error, refetch } = useEndpoint(showClaim, { id }, { quiet: true });
  return (
    <Loaded error={error} refetch={refetch} shape="detail" count={8}>
      {data && data.data.project_id === projectId && <Shown claim={data.data} />}
    </Loaded>
  );
}

/** The side that one looks at first: what is being certified, or was. */
const firstSide = (claim: ClaimDetail): Side => (claim.certified ? 'certified' : 'claimed');

function Shown({ claim }: { claim: ClaimDetail }) {
  const t = useT(CLAIM);
  const nameOf = useClaimName();
  const [chosen, choose] = useState<Side | null>(null);
  const side = chosen ?? firstSide(claim);
  return (
    <div className="stack">
      <PageHeader
        title={nameOf(claim)}
        context={
          <span className="wrap">
            <Link href={projectAddress(claim.project_id, 'claims')}>{t('back')}</Link>
            <span>{[claim.project.code, claim.project.name].join(' · ')}</span>
            <StatusChip status={claim.status} />
          </span>
        }
        action={<ClaimActions claim={claim} side={side} />}
      />
      {claim.reject_reason && claim.status === 'Rejected' && <p className="cautions">{claim.reject_reason}</p>}
      {claim.certified && (
        <TabButtons
          label={CLAIM.side}
          value={side}
          onChange={choose}
          tabs={[
            { key: 'claimed', label: CLAIM.claimed },
            { key: 'certified', label: CLAIM.certified },
          ]}
        />
      )}
      <div className={classes['halves']}>
        <Summary
          figures={(side === 'certified' && claim.certified) || claim.claimed}
          tax={side === firstSide(claim) ? claim.tax : null}
          day={claim.invoice_date ?? claim.claim_date}
        />
        <Papers claim={claim} />
      </div>
      <ClaimSheet key={side} claim={claim} side={side} />
      <DetailSection title={CLAIM.how}>
        <TraceView steps={claim.trace[side]} names={NAMES} />
      </DetailSection>
      <FilesPart of="claims" id={claim.id} name={nameOf(claim)} />
      <Timeline entries={claim.timeline} actionLabel={moveLabel} />
    </div>
  );
}

const ROWS = [
  ['workDone', 'work_done'],
  ['voDone', 'vo_done'],
  ['materials', 'materials'],
  ['gross', 'gross'],
  ['retention', 'retention'],
  ['deductions', 'deductions'],
  ['net', 'net'],
  ['before', 'previous_net'],
  ['thisClaim', 'this_claim'],
  ['tax', 'tax'],
  ['payable', 'payable'],
] as const satisfies readonly (readonly [keyof typeof CLAIM, keyof ShownFigures])[];
/** What is taken off. */
const MINUS: ReadonlySet<string> = new Set(['retention', 'deductions', 'previous_net']);
const STRONG: ReadonlySet<string> = new Set(['gross', 'net', 'this_claim', 'payable']);

/** @param tax by which rule, where it is that of this side */
function Summary({ figures, tax, day }: { figures: ShownFigures; tax: ClaimDetail['tax'] | null; day: string }) {
  const t = useT(CLAIM);
  const advance = Math.round((figures.advance_paid - figures.advance_recouped) * 100) / 100;
  const rows = ROWS.map(([label, key]) => ({ key, label: t(label), amount: MINUS.has(key) ? -figures[key] : figures[key] }));
  if (figures.advance_paid !== 0) rows.splice(6, 0, { key: 'advance_paid' as never, label: t('advance'), amount: advance });
  return (
    <DetailSection title={CLAIM.summary}>
      <table className="numbers">
        <caption className="sr-only">{t('summary')}</caption>
        <tbody>
          {rows.map(({ key, label, amount }) => (
            <tr key={key} className={STRONG.has(key) ? `${classes['sum']} strong` : undefined}>
              <th scope="row" className={classes['name']}>
                {label}
                {key === 'tax' && tax && <TaxNote tax={tax} day={day} />}
              </th>
              <td data-right data-negative={(amount < 0 && !MINUS.has(key)) || undefined}>
                <Money value={amount === 0 ? 0 : amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  );
}

/** Dates, numbers and payments. */
function Papers({ claim }: { claim: ClaimDetail }) {
  const t = useT(CLAIM);
  return (
    <DetailSection title={CLAIM.papers}>
      <div className="stack">
        <Facts
          items={[
            { label: CLAIM.periodEnd, value: <DateText value={claim.period_end} /> },
            { label: CLAIM.claimDate, value: <DateText value={claim.claim_date} /> },
            { label: CLAIM.servedOn, value: claim.served_on && <DateText value={claim.served_on} /> },
            { label: CLAIM.responseDue, value: claim.response_due && <DueDay due={claim.response_due} overdue={claim.response_overdue} /> },
            { label: CLAIM.certificateNo, value: claim.certificate_no },
            { label: CLAIM.invoiceNo, value: claim.invoice_no },
            { label: CLAIM.eInvoice, value: claim.e_invoice_id },
            {
              label: CLAIM.due,
              value: claim.due_date && <DueDay due={claim.due_date} overdue={claim.days_overdue} />,
            },
            { label: CLAIM.outstanding, value: claim.due_date && <Money value={claim.outstanding} /> },
          ]}
        />
        {claim.payments.length > 0 && (
          <ul className="list">
            {claim.payments.map(({ id, paid_on, amount, reference }) => (
              <li key={id} className="entry">
                <span className="words">
                  {t('payment')} <DateText value={paid_on} /> <span className="note">{reference}</span>
                </span>
                <Money value={amount} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </DetailSection>
  );
}
