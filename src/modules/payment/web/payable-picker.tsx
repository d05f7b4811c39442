/** Who waits for payment, with a tick for each; the server pages. */
import { Alert, Button, Checkbox, Pagination, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { OrganisationFilter } from '#platform/web/ui/filter/organisation-filter.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { Money, usePeriodText } from '#platform/web/ui/values.tsx';
import { listPayables } from '../contract/payment.endpoints.ts';
import type { PayableRow, PaymentType } from '../contract/payment.schema.ts';
import { PAYMENT } from './payment-page.messages.ts';
import { Account, Payee } from './payment-parts.tsx';
import classes from './payment.module.css';
import type { Picked } from './use-picked.ts';

const PER_PAGE = 50;
const PAYMENT_METHODS = { Cash: { en: 'Cash', ms: 'Tunai' }, Cheque: { en: 'Cheque', ms: 'Cek' } } as const;

export interface PayableFilterValues {
  readonly type: PaymentType;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly units: Readonly<Record<string, string>>;
  readonly keyword: string;
}

/** The filter as the endpoint takes it. */
export function payableInput({ type, start_date, end_date, units, keyword }: PayableFilterValues) {
  const unit = (key: string) => Number(units[key]) || undefined;
  return {
    type,
    start_date: start_date || undefined,
    end_date: end_date || undefined,
    branch_id: unit('branch_id'),
    division_id: unit('division_id'),
    department_id: unit('department_id'),
    keyword: keyword.trim() || undefined,
  };
}

/** Organisation and name; the period stands in the form. */
export function PayableFilters({ value, onChange }: { value: PayableFilterValues; onChange: (next: PayableFilterValues) => void }) {
  const t = useT(PAYMENT);
  return (
    <div className={classes['filters']}>
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<Icon name="search" size={16} />}
        value={value.keyword}
        onChange={(event) => onChange({ ...value, keyword: event.currentTarget.value })}
        maxLength={100}
      />
      <OrganisationFilter values={value.units} onChange={(changes) => onChange({ ...value, units: { ...value.units, ...changes } })} />
    </div>
  );
}

interface PickerProps {
  readonly filter: PayableFilterValues;
  readonly picked: Picked;
  /** Offers to take all of the filter, however many pages. */
  readonly mayTakeAll: boolean;
}

/** All of the filter that can stand in a batch. */
export function usePayables(filter: PayableFilterValues, page: number, byHand = false) {
  const [settled] = useDebouncedValue(payableInput(filter), 300);
  return useEndpoint(listPayables, { ...settled, page, per_page: PER_PAGE, by_hand: byHand }, { quiet: true });
}

export function PayablePicker({ filter, picked, mayTakeAll }: PickerProps) {
  const t = useT(PAYMENT);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePayables(filter, page);
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="rows" count={6} />;
  const { ready, blocked } = data.summary;
  const whole = { count: ready.count + blocked.count, amount: ready.amount + blocked.amount };
  if (whole.count === 0) return <EmptyState drawing="done" title={PAYMENT.nobody} hint={PAYMENT.nobodyHint} />;
  const sum = picked.sum(whole);
  return (
    <>
      {blocked.count > 0 && (
        <Alert color="orange" variant="light" icon={<Icon name="alert" size={18} />}>
          {t('lacking', { n: blocked.count })}
        </Alert>
      )}
      <div className="frame">
        <div className={`${classes['pickHead']} ${classes['chosen']}`}>
          <span>
            <strong>{t('chosenN', { n: sum.count })}</strong> · RM <Money value={sum.amount} />
          </span>
          {mayTakeAll && (
            <span>
              <Button size="compact-xs" variant="subtle" onClick={picked.takeAll}>
                {t('all', { n: whole.count })}
              </Button>
              <Button size="compact-xs" variant="subtle" onClick={picked.takeNone}>
                {t('none')}
              </Button>
            </span>
          )}
        </div>
        <ul className="bare">
          {data.data.map((row) => (
            <PayableLine key={row.id} row={row} picked={picked} />
          ))}
        </ul>
        <Pages last={data.meta.last_page} page={page} onPage={setPage} />
      </div>
    </>
  );
}

function Pages({ last, page, onPage }: { last: number; page: number; onPage: (page: number) => void }) {
  if (last < 2) return null;
  return (
    <div className={classes['pages']}>
      <Pagination size="sm" total={last} value={page} onChange={onPage} />
    </div>
  );
}

function PayableLine({ row, picked }: { row: PayableRow; picked?: Picked }) {
  const t = useT(PAYMENT);
  const under = [row.kind, row.employee_code, row.department, usePeriodText()(row)].filter(Boolean).join(' · ');
  return (
    <li className={classes['row']} data-plain={picked ? undefined : true}>
      {picked && <Checkbox aria-label={t('choose', { name: row.payee_name })} checked={picked.has(row.id)} onChange={() => picked.toggle(row)} />}
      <Payee name={row.payee_name} under={under} problems={picked ? row.problems : []} />
      {picked ? <Account bank={row.bank} number={row.account_no} /> : <Method method={row.method} />}
      <Money value={row.amount} />
    </li>
  );
}

function Method({ method }: { method: string }) {
  const t = useT(PAYMENT_METHODS);
  return <span className={classes['account']}>{method === 'Cash' || method === 'Cheque' ? t(method) : method}</span>;
}

/** Those who get cash or a cheque: listed apart, in no batch. */
export function ByHandList({ filter }: { filter: PayableFilterValues }) {
  const t = useT(PAYMENT);
  const [page, setPage] = useState(1);
  const { data } = usePayables(filter, page, true);
  if (!data || data.summary.by_hand.count === 0) return null;
  const { count, amount } = data.summary.by_hand;
  return (
    <div className="frame" role="group" aria-label={t('byHand')}>
      <div className={classes['pickHead']}>
        <strong>{t('byHand')}</strong>
        <span>
          {t('chosenN', { n: count })} · RM <Money value={amount} />
        </span>
        <span>{t('byHandHint')}</span>
      </div>
      <ul className="bare">
        {data.data.map((row) => (
          <PayableLine key={row.id} row={row} />
        ))}
      </ul>
      <Pages last={data.meta.last_page} page={page} onPage={setPage} />
    </div>
  );
}
