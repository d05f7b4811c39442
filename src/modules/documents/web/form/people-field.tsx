import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useBound } from '#platform/web/forms/bind-field.ts';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { listEmployees } from '#modules/employee/contract/employee.endpoints.ts';
import { showDocument } from '../../contract/document.endpoints.ts';
import type { DocumentRow } from '../../contract/document.schema.ts';
import type { DocumentDraft } from './document-draft.ts';
import { FORM_MESSAGES } from './form.messages.ts';

const FOUND = 30;

/** Several employees, found by typing. */
export function PeopleField({ form, document }: { form: ZodForm<DocumentDraft>; document?: DocumentRow | undefined }) {
  const t = useT(UI_MESSAGES);
  const { props, value, set } = useBound({ form, name: 'audience_ids', label: FORM_MESSAGES.employees, description: FORM_MESSAGES.findHint, required: true });
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim(), LIST_DEBOUNCE_MS);
  const found = useEndpoint(
    listEmployees,
    { keyword, status: 'Active', per_page: FOUND, sort: 'asc', sort_by: 'name', select: 'name,employee_code' },
    { quiet: true, minDelay: false },
  );
  const stored = useEndpoint(showDocument, { id: document?.id ?? 0 }, { enabled: document?.audience === 'Employee', quiet: true, minDelay: false });
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = Array.isArray(value) ? value.map(String) : [];

  const options = new Map(found.data?.data.map(({ id, name, employee_code: code }) => [String(id), `${name} (${code})`]));
  const names = new Map([...(stored.data?.data.people ?? []).map(({ id, name }): [string, string] => [String(id), name]), ...picked]);
  for (const id of chosen) if (!options.has(id)) options.set(id, names.get(id) ?? `#${id}`);

  return (
    <MultiSelect
      {...props}
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      value={chosen}
      onChange={(next) => {
        setPicked(new Map(next.map((id) => [id, options.get(id) ?? id])));
        set(next.map(Number));
      }}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered already.
      filter={({ options: given }) => given}
      hidePickedOptions
      clearable
      nothingFoundMessage={found.isFetching ? t('loading') : t('noRecord')}
    />
  );
}
