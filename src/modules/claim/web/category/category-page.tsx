/** What can be claimed (R26). */
import { useState } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { categories, sortCategories, type CategoryRow } from '../../contract/category/category.register.ts';
import { CATEGORY_STATUSES, CATEGORY_TYPES } from '../../contract/category/category.schema.ts';
import { VEHICLES } from '../../contract/mileage/price-mileage.ts';
import { categoryName, VEHICLE_NAMES } from '../claim-words.ts';
import { CATEGORY } from './category.messages.ts';

const CategoryForm = lazyDrawer(async () => (await import('./category-form.tsx')).CategoryForm, { title: ({ row }) => row?.name ?? CATEGORY.add, size: 680 });

const OrderDrawer = lazyDrawer(async () => (await import('./order-drawer.tsx')).OrderDrawer, { title: CATEGORY.orderTitle, shape: 'detail', size: 480 });

export function Page() {
  const t = useT(CATEGORY);
  const { locale } = useLocale();
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      <RegisterPage
        register={categories}
        title={CATEGORY.title}
        columns={[
          { key: 'code', label: CATEGORY.code, kind: 'identity', priority: 4 },
          { key: 'name', label: CATEGORY.name, fixed: true, card: 'title', sort: true, value: (row) => categoryName(row, locale) },
          { key: 'type', label: CATEGORY.type, priority: 1, sort: true, card: 'subtitle', value: ({ type }) => t(type) },
          { key: 'rate', label: CATEGORY.rate, priority: 1, card: 3, cell: (row) => <Rate row={row} /> },
          { key: 'limit_amount', label: CATEGORY.limit, priority: 1, card: 1, cell: (row) => <Limit row={row} /> },
          { key: 'receipt', label: CATEGORY.receipt, priority: 3, value: ({ receipt }) => t(receipt) },
          { key: 'payment_via', label: CATEGORY.via, priority: 3, cell: (row) => <PaidBy row={row} /> },
          { key: 'used', label: CATEGORY.used, kind: 'money', priority: 2, card: 2 },
          { key: 'status', label: CATEGORY.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'status', label: CATEGORY.status, options: CATEGORY_STATUSES.map((value) => ({ value, label: CATEGORY[value] })) },
          { kind: 'select', key: 'type', label: CATEGORY.type, options: CATEGORY_TYPES.map((value) => ({ value, label: CATEGORY[value] })) },
        ]}
        tools={
          <ActionButton
            variant="subtle"
            size="compact-sm"
            needs={{ page: '/claim/category', action: 'Update', call: sortCategories }}
            onClick={() => setOrdering(true)}
          >
            {t('order')}
          </ActionButton>
        }
        words={CATEGORY}
        nameOf={({ name }) => name}
        Form={CategoryForm}
      />
      {ordering && <OrderDrawer onClose={() => setOrdering(false)} />}
    </>
  );
}

/** `RM 60.00 a day`, or for each vehicle the rates of a kilometre: `Car 0.80, 0.60`. */
function Rate({ row: { type, daily_rate, mileage_tiers } }: { row: CategoryRow }) {
  const t = useT(CATEGORY);
  const say = useSay();
  if (type === 'Allowance' && daily_rate !== null)
    return (
      <>
        <Money value={daily_rate} currency /> <span className="quiet">{t('aDay')}</span>
      </>
    );
  if (type !== 'Mileage') return <Nothing />;
  return VEHICLES.map((vehicle) => ({ vehicle, rates: mileage_tiers.filter((tier) => tier.vehicle === vehicle) }))
    .filter(({ rates }) => rates.length > 0)
    .map(({ vehicle, rates }) => (
      <span key={vehicle} className="lines tabular">
        {t('ofVehicle', { vehicle: say(VEHICLE_NAMES[vehicle]), rates: rates.map(({ rate }) => formatPrice(rate)).join(', ') })}
      </span>
    ));
}

const Nothing = () => (
  <span className="quiet" aria-hidden>
    –
  </span>
);

/** `RM 500.00 a month` */
function Limit({ row: { limit_amount, limit_period, limit_per_claim, limit_per_item } }: { row: CategoryRow }) {
  const t = useT(CATEGORY);
  const [value, of] =
    limit_amount !== null && limit_period
      ? ([limit_amount, `limit${limit_period}`] as const)
      : limit_per_claim === null
        ? ([limit_per_item, 'limitPerItem'] as const)
        : ([limit_per_claim, 'limitPerClaim'] as const);
  return value === null ? (
    <Nothing />
  ) : (
    <>
      <Money value={value} currency /> <span className="quiet">{t(of)}</span>
    </>
  );
}

/** What a category says itself stands out from what the settings say for it. */
function PaidBy({ row: { payment_via } }: { row: CategoryRow }) {
  const t = useT(CATEGORY);
  return <span className={payment_via === 'Setting' ? 'quiet' : undefined}>{t(payment_via)}</span>;
}
