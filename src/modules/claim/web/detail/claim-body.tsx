/** What a claim says: its facts, items and receipts, limits, who decides, and what became of it. */
import type { ReactNode } from 'react';
import type { Text } from '#platform/contract/messages.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { REQUEST_MOVES } from '#modules/approval/contract/approval.messages.ts';
import { METHOD_NAMES } from '../../contract/claim.messages.ts';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { claimWorkflow, isPending } from '../../contract/claim.workflow.ts';
import { CLAIM_WORDS as W, monthText } from '../claim-words.ts';
import { LimitBars } from './limit-bars.tsx';
import classes from './detail.module.css';
import { DETAIL } from './detail.messages.ts';
import { Files } from './files.tsx';
import { ItemCard } from './item-card.tsx';

const MOVES: Readonly<Record<string, { readonly label: Text }>> = claimWorkflow.moves;
const OTHERS: Readonly<Record<string, Text>> = { ...REQUEST_MOVES, check_items: DETAIL.checked };

/** @param named its title stands over it already @param children in place of the items: where they are checked */
export function ClaimBody({ claim, named = false, children }: { claim: ClaimDetail; named?: boolean; children?: ReactNode }) {
  return (
    <>
      <ClaimFacts claim={claim} named={named} />
      <DetailSection title={W.items}>
        {children || (
          <ul className={`${classes['items']} list`}>
            {claim.items.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </ul>
        )}
      </DetailSection>
      {claim.limits.length > 0 && (
        <DetailSection title={W.limits}>
          <LimitBars limits={claim.limits} employeeId={named ? undefined : claim.employee_id} />
        </DetailSection>
      )}
      {claim.proofs.length > 0 && (
        <DetailSection title={DETAIL.proofs}>
          <Files files={claim.proofs} />
        </DetailSection>
      )}
      {claim.approvers.length > 0 && <Approvers claim={claim} />}
      <Timeline entries={claim.timeline} actionLabel={(action) => MOVES[action]?.label ?? OTHERS[action] ?? action} />
    </>
  );
}

function ClaimFacts({ claim, named }: { claim: ClaimDetail; named: boolean }) {
  const say = useSay();
  const { locale } = useLocale();
  const { payment_method, payment_date, status, batch, payroll, remark, reject_reason } = claim;
  return (
    <Facts
      items={[
        { label: W.number, value: claim.number },
        ...(named ? [] : [{ label: W.title, value: claim.title }]),
        { label: W.month, value: monthText(claim.claim_month, locale) },
        { label: W.amount, value: <Money value={claim.total_amount} currency /> },
        ...(isPending(status) ? [] : [{ label: W.approved, value: claim.approved_amount > 0 && <Money value={claim.approved_amount} currency /> }]),
        { label: W.submitted, value: claim.submit_date && <DateText value={claim.submit_date} /> },
        ...(payment_method ? [{ label: W.method, value: say(METHOD_NAMES[payment_method]) }] : []),
        ...(batch ? [{ label: W.batch, value: batch.number }] : []),
        ...(payroll ? [{ label: W.payroll, value: payroll.number }] : []),
        ...(status === 'Paid'
          ? [
              { label: W.paidOn, value: <DateText value={payment_date} /> },
              { label: W.reference, value: claim.payment_reference },
            ]
          : []),
        ...(reject_reason || remark ? [{ label: W.remark, value: reject_reason ?? remark, wide: true }] : []),
      ]}
    />
  );
}

function Approvers({ claim }: { claim: ClaimDetail }) {
  const t = useT(DETAIL);
  return (
    <DetailSection title={DETAIL.approvers}>
      <ul className="list small">
        {claim.approvers.map(({ level, users, done }) => (
          <li key={level} className={classes['row']}>
            <Icon name={done ? 'check' : 'clock'} size={16} />
            <span>
              {t('level', { level })}: {users.map(({ name }) => name).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
