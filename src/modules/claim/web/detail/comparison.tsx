/** An item beside another that looks like the same expense: claim by claim, fact by fact, receipt by receipt. */
import { Anchor } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import type { ClaimItemRow, Duplicate } from '../../contract/item/claim-item.schema.ts';
import { showClaim } from '../../contract/manage-claim.endpoints.ts';
import { categoryName, CLAIM_WORDS as W } from '../claim-words.ts';
import classes from './comparison.module.css';
import { DETAIL } from './detail.messages.ts';
import { GROUNDS } from './grounds.messages.ts';
import { ReceiptViews } from './receipt-views.tsx';

interface Side {
  readonly claim: ClaimDetail;
  readonly item: ClaimItemRow;
}

export function Comparison({ claim, item, other }: Side & { readonly other: Duplicate }) {
  const t = useT(DETAIL);
  const say = useSay();
  const place = useInView<HTMLElement>();
  const { data, error, refetch } = useEndpoint(showClaim, { id: other.claim_id }, { quiet: true, keepPrevious: false });
  const twin = data?.data.items.find(({ id }) => id === other.item_id);
  return (
    <section ref={place} aria-label={t('compare', { number: other.number })} className={classes['whole']}>
      <h4 className="subheading">{other.grounds.map((ground) => say(GROUNDS[ground])).join(' · ')}</h4>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {data && twin && (
          <>
            <Sides one={{ claim, item }} other={{ claim: data.data, item: twin }} />
            <div className={classes['receipts']}>
              <Receipts claim={claim} item={item} />
              <Receipts claim={data.data} item={twin} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** It opens below all items, and is longer once the other claim is here. */
function useInView<E extends HTMLElement>() {
  const place = useRef<E>(null);
  useEffect(() => {
    place.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return place;
}

/** A fact of both; alike however it is written. */
type Fact = readonly [label: keyof typeof W, of: (item: ClaimItemRow) => string | number | null, shown?: (item: ClaimItemRow) => ReactNode];

const plainly = (value: string | number | null) => (typeof value === 'string' ? value.toLowerCase().replaceAll(/\s/g, '') : value);

function Sides({ one, other }: { readonly one: Side; readonly other: Side }) {
  const t = useT(DETAIL);
  const label = useT(W);
  const { locale } = useLocale();
  const place = useInView<HTMLTableElement>();
  const facts: readonly Fact[] = [
    ['category', ({ category }) => categoryName(category, locale)],
    ['date', ({ date }) => date, ({ date }) => <DateText value={date} />],
    ['merchant', ({ merchant }) => merchant],
    ['receiptNo', ({ receipt_no }) => receipt_no],
    ['amount', ({ amount }) => amount, ({ amount }) => <Money value={amount} currency />],
    ['description', ({ description }) => description],
  ];
  const sides = [one, other];
  return (
    <table ref={place} className={classes['facts']}>
      <thead>
        <tr>
          <td />
          {sides.map(({ claim }) => (
            <th key={claim.id} scope="col">
              <ClaimHead claim={claim} isOther={claim === other.claim} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(([key, of, shown = of]) => {
          const isSame = of(one.item) !== null && plainly(of(one.item)) === plainly(of(other.item));
          return (
            <tr key={key} data-same={isSame || undefined}>
              <th scope="row">
                {label(key)} {isSame && <Icon name="check" size={14} label={t('same')} />}
              </th>
              {sides.map(({ claim, item }) => (
                <td key={claim.id}>{shown(item) ?? '–'}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Below its column; on a phone, where they stand one below the other, by its number. */
function Receipts({ claim: { number }, item }: Side) {
  const t = useT(DETAIL);
  return (
    <figure className={classes['receipt']}>
      <figcaption className="note">{number}</figcaption>
      {item.receipts.length === 0 ? <p className="quiet small flush">{t('noReceipt')}</p> : <ReceiptViews item={item} />}
    </figure>
  );
}

/** Which claim of whom it is, and how far it is; the other one may be opened. */
function ClaimHead({ claim: { id, number, employee, status }, isOther }: { readonly claim: ClaimDetail; readonly isOther: boolean }) {
  return (
    <>
      <span className={classes['number']}>
        {isOther ? (
          <Anchor component="button" type="button" inherit onClick={() => openDetail(id)}>
            {number}
          </Anchor>
        ) : (
          number
        )}
        <StatusChip status={status} />
      </span>
      <span className="note">{employee.name}</span>
    </>
  );
}
