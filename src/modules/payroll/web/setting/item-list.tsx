import type { Text } from '#platform/contract/messages.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import type { Column, Filter } from '#platform/web/ui/list-page.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { lineTypeText, TOTAL_TYPE_WORDS } from '../../contract/explanation/line-type.messages.ts';
import { itemImport, items, type PayrollItem } from '../../contract/item/payroll-item.register.ts';
import { ITEM_KINDS, ITEM_STATUSES } from '../../contract/item/payroll-item.schema.ts';
import { SCHEME_KEYS, SCHEME_WORDS } from '../payroll-words.ts';
import { ITEMS } from './setting.messages.ts';

const ItemForm = lazyDrawer(async () => (await import('./item-form.tsx')).ItemForm, { title: ({ row }) => row?.name ?? ITEMS.addTitle });

function Flag({ on, scheme }: { on: boolean; scheme: Text }) {
  const t = useT(ITEMS);
  const say = useSay();
  return on ? (
    <Icon name="check" size={16} style={{ verticalAlign: 'text-bottom' }} label={`${say(scheme)}: ${t('yes')}`} />
  ) : (
    <span aria-label={`${say(scheme)}: ${t('no')}`}>–</span>
  );
}

function useItemColumns(): Column<PayrollItem>[] {
  const say = useSay();
  const { locale } = useLocale();
  return [
    {
      key: 'name',
      label: ITEMS.name,
      sort: true,
      fixed: true,
      card: 'title',
      value: (row) => (locale === 'ms' && row.name_ms ? row.name_ms : row.name),
    },
    { key: 'kind', label: ITEMS.kind, sort: true, card: 'subtitle', priority: 2, folds: 'name', value: (row) => say(ITEMS[row.kind]) },
    { key: 'type', label: ITEMS.type, sort: true, card: 1, priority: 3, folds: 'name', value: (row) => say(lineTypeText(row.type)) },
    ...SCHEME_KEYS.map((scheme): Column<PayrollItem> => ({
      key: scheme,
      label: SCHEME_WORDS[scheme],
      align: 'center',
      priority: 1,
      value: (row) => (row[scheme] ? '✓' : ''),
      cell: (row) => (row.kind === 'Earning' ? <Flag on={row[scheme]} scheme={SCHEME_WORDS[scheme]} /> : null),
    })),
    {
      key: 'contribution_total_type',
      label: ITEMS.takenFrom,
      priority: 4,
      value: (row) => (row.contribution_total_type ? say(TOTAL_TYPE_WORDS[row.contribution_total_type]) : ''),
    },
    { key: 'ea_field', label: ITEMS.eaField, hidden: true },
    {
      key: 'default_amount',
      label: ITEMS.amount,
      kind: 'money',
      priority: 2,
      card: 2,
      cell: (row) => (row.default_amount === null ? '–' : <Money value={row.default_amount} />),
    },
    { key: 'status', label: ITEMS.status, kind: 'status', sort: true, card: 'badge' },
  ];
}

const FILTERS: Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'tabs', key: 'kind', label: ITEMS.kind, options: ITEM_KINDS.map((value) => ({ value, label: ITEMS[value] })) },
  {
    kind: 'select',
    key: 'status',
    label: ITEMS.status,
    options: ITEM_STATUSES.map((value) => ({ value, label: value === 'Active' ? ITEMS.active : ITEMS.inactive })),
  },
];

const ADD = { page: '/payroll/setting', action: 'Create' } as const;
const DEFAULTS = { sort: 'asc', sortBy: 'name', perPage: 50 } as const;

/** The catalogue with the matrix of what each item counts for. */
export function ItemList() {
  return (
    <RegisterPage
      plain
      inUrl={false}
      register={items}
      title={ITEMS.title}
      columns={useItemColumns()}
      filters={FILTERS}
      defaults={DEFAULTS}
      words={ITEMS}
      nameOf={({ name }) => name}
      Form={ItemForm}
      tools={<ImportButton calls={itemImport} needs={ADD} title={ITEMS.importTitle} stale={[items.list]} />}
    />
  );
}
