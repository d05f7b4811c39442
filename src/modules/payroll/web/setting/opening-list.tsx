import { Button } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SwitchField, YearField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { ListPage, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { openingForm, type OpeningRow } from '../../contract/opening.schema.ts';
import { listOpenings, saveOpening } from '../../contract/payroll-setting.endpoints.ts';
import { findEmployees } from './find-employees.ts';
import { OpeningImport } from './opening-import.tsx';
import { OPENINGS } from './setting.messages.ts';

const AMOUNTS = ['remuneration', 'epf', 'socso', 'eis', 'mtd', 'zakat', 'reliefs'] as const;
const FILTERS: Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'year', key: 'year', label: OPENINGS.year },
];

export function OpeningList() {
  const t = useT(OPENINGS);
  const say = useSay();
  const mayEdit = useCan('/payroll/setting', 'Update');
  const [editing, setEditing] = useState<OpeningRow | 'new' | null>(null);
  const [importing, setImporting] = useState(false);
  const columns: Column<OpeningRow>[] = [
    {
      key: 'name',
      label: OPENINGS.employee,
      sort: true,
      fixed: true,
      card: 'title',
      width: 260,
      value: (row) => `${row.employee.name} (${row.employee.employee_code})`,
    },
    { key: 'year', label: OPENINGS.year, sort: true, width: 80, card: 'subtitle' },
    { key: 'previous_employer', label: OPENINGS.origin, width: 160, value: (row) => say(row.previous_employer ? OPENINGS.former : OPENINGS.own) },
    ...AMOUNTS.map((key, at): Column<OpeningRow> => ({ key, label: OPENINGS[key], kind: 'money', ...(at < 3 && { card: at + 1 }) })),
    { key: 'source', label: OPENINGS.source, hidden: true },
  ];
  const add = mayEdit && (
    <>
      <Button variant="default" leftSection={<Icon name="upload" size={16} />} onClick={() => setImporting(true)}>
        {t('import')}
      </Button>
      <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setEditing('new')}>
        {t('add')}
      </Button>
    </>
  );
  return (
    <>
      <p style={{ margin: '0 0 12px', color: 'var(--mantine-color-dimmed)' }}>{t('note')}</p>
      <ListPage
        plain
        inUrl={false}
        title={OPENINGS.title}
        endpoint={listOpenings}
        columns={columns}
        filters={FILTERS}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        rowName={(row) => row.employee.name}
        {...(mayEdit && {
          onOpen: (row: OpeningRow) => setEditing(row),
          rowActions: (row: OpeningRow) => [{ key: 'edit', label: OPENINGS.change, icon: 'edit', onClick: () => setEditing(row) }],
        })}
        tools={add}
        empty={{ title: OPENINGS.empty, hint: OPENINGS.emptyHint }}
      />
      {importing && <OpeningImport onClose={() => setImporting(false)} />}
      {editing && <OpeningForm row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function OpeningForm({ row, onClose }: { row: OpeningRow | null; onClose: () => void }) {
  const today = useToday();
  const { run } = useWrite(saveOpening, { invalidates: [listOpenings] });
  const nothing = Object.fromEntries(AMOUNTS.map((key) => [key, row?.[key] ?? 0]));
  const form = useZodForm(openingForm, {
    initial: {
      employee_id: row?.employee_id,
      year: row?.year ?? Number(today.slice(0, 4)),
      previous_employer: row?.previous_employer ?? false,
      source: row?.source ?? '',
      ...nothing,
    },
    onSubmit: async (values: z.input<typeof openingForm>) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={OPENINGS.formTitle} form={form}>
      <SearchSelect
        form={form}
        name="employee_id"
        label={OPENINGS.employee}
        load={findEmployees}
        number
        valueLabel={row?.employee.name}
        disabled={row !== null}
        required
      />
      <YearField form={form} name="year" label={OPENINGS.year} disabled={row !== null} />
      <SwitchField form={form} name="previous_employer" label={OPENINGS.previous} disabled={row !== null} />
      <FormRow>
        {AMOUNTS.map((key) => (
          <MoneyField key={key} form={form} name={key} label={OPENINGS[key]} />
        ))}
      </FormRow>
      <TextField form={form} name="source" label={OPENINGS.source} maxLength={200} />
    </FormDrawer>
  );
}
