/** One item of a claim: what it was, what it comes to, and what speaks against it. */
import type { ReactNode } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import type { ClaimItemRow } from '../../contract/item/claim-item.schema.ts';
import { otherDate, readTotal } from '../../contract/item/propose-item.ts';
import { categoryName } from '../claim-words.ts';
import classes from './detail.module.css';
import { DETAIL } from './detail.messages.ts';
import { GROUNDS } from './grounds.messages.ts';
import { Files } from './files.tsx';

const CHECKS = { Pending: DETAIL.pending, Accepted: DETAIL.accepted, Rejected: DETAIL.refused } as const;

export interface ItemCardProps {
  readonly item: ClaimItemRow;
  readonly chosen?: boolean;
  /** One of several to choose from. */
  readonly onChoose?: () => void;
  /** In place of the links to its receipts. */
  readonly children?: ReactNode;
}

export function ItemCard({ item, chosen = false, onChoose, children }: ItemCardProps) {
  const t = useT(DETAIL);
  const { locale } = useLocale();
  const { description, merchant, receipt_no, project_ref, amount, approved_amount, check_status, check_remark, receipts } = item;
  const check = useT(CHECKS);
  const name = categoryName(item.category, locale);
  return (
    <li className={classes['item']} data-chosen={chosen || undefined}>
      <strong className="reach-links">
        {onChoose ? (
          <button type="button" className={classes['choose']} aria-current={chosen} aria-label={`${name}: ${description}`} onClick={onChoose}>
            {name}
          </button>
        ) : (
          name
        )}
      </strong>
      <Money value={amount} currency />
      <p className="small flush">{[description, merchant, receipt_no, project_ref].filter(Boolean).join(' · ')}</p>
      <p className={`${classes['facts']} quiet small`}>
        <DateText value={item.date} />
        <Measured item={item} />
        <span>{check(check_status)}</span>
        {approved_amount !== null && check_status === 'Accepted' && <span>{t('granted', { amount: formatPrice(approved_amount) })}</span>}
        {check_remark && <span>{check_remark}</span>}
      </p>
      <Against item={item} />
      {children ?? (receipts.length > 0 && <Files files={receipts} />)}
    </li>
  );
}

/** The journey or the days that an amount was worked out from. */
function Measured({ item: { from_place, to_place, distance_km, parts, days } }: { item: ClaimItemRow }) {
  const t = useT(DETAIL);
  if (days !== null) return <span>{t('days', { days })}</span>;
  if (distance_km === null) return null;
  const way = [from_place?.name, to_place?.name].filter(Boolean).join(' → ');
  return (
    <>
      {way && <span>{way}</span>}
      {parts.length === 0 && <span>{t('km', { km: distance_km })}</span>}
      {parts.map(({ km, rate }, at) => (
        <span key={at}>{t('part', { km, rate: formatPrice(rate) })}</span>
      ))}
    </>
  );
}

function Against({ item: { amount, date, over_limit, allowed_amount, is_old, duplicates, readings } }: { item: ClaimItemRow }) {
  const t = useT(DETAIL);
  const say = useSay();
  const read = readTotal(readings);
  const otherDay = otherDate(readings, date);
  const words = [
    ...(otherDay ? [t('otherDay', { date: formatDate(otherDay), claimed: formatDate(date) })] : []),
    ...(read !== null && amount > read ? [t('aboveReceipt', { amount: formatPrice(read) })] : []),
    ...(over_limit ? [t('within', { amount: formatPrice(allowed_amount) })] : []),
    ...(is_old ? [t('old')] : []),
    ...duplicates.map(({ number, employee, amount: other, grounds }) => {
      const claim = number ?? t(employee ? 'someDraft' : 'someClaim');
      const whose = employee ? t('ofPerson', { claim, name: employee }) : claim;
      return [t('twiceOf', { claim: whose, amount: formatPrice(other) }), ...grounds.map((ground) => say(GROUNDS[ground]))].join(' · ');
    }),
  ];
  return words.map((text) => (
    <p key={text} className={classes['against']}>
      <Icon name="alert" size={16} />
      {text}
    </p>
  ));
}
