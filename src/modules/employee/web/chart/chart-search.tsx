import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { SearchSelectInput } from '#platform/web/forms/search-select-input.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { personLabel } from '#platform/web/ui/person-option.ts';
import { UNIT_NOUNS } from '#modules/company/contract/company.messages.ts';
import { listEmployees } from '../../contract/employee.endpoints.ts';
import { CHART } from './chart.messages.ts';
import { nodesOf, placeOf, type OrganisationLists, type TreeNode } from './org-tree.ts';

export interface Found {
  /** The box to show. */
  readonly key: string;
  /** The employee who was looked for. */
  readonly person?: { readonly id: number; readonly name: string };
}

export interface ChartSearchProps {
  readonly tree: TreeNode;
  readonly lists: OrganisationLists;
  readonly people: boolean;
  readonly onFound: (found: Found) => void;
}

/** Jumps to a unit, or to where an employee stands. */
export function ChartSearch({ tree, lists, people, onFound }: ChartSearchProps) {
  const t = useT(CHART);
  const say = useSay();
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map());
  const [value, setValue] = useState<string | null>(null);
  const load = async (keyword: string) => {
    const nodes = nodesOf(tree);
    const wanted = keyword.toLowerCase();
    const units = nodes
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .slice(0, 20)
      .map(({ key, kind, name }) => ({ key, label: kind === 'company' ? name : t('unitOf', { name, kind: say(UNIT_NOUNS[kind]) }), value: key }));
    const persons = people && keyword ? await namedLike(keyword) : [];
    const keys = new Set(nodes.map(({ key }) => key));
    const fixed = persons.map((person) => ({
      key: placeOf(keys, lists, person),
      label: personLabel(person),
      value: `person-${person.id}`,
      person: { id: person.id, name: person.name ?? '' },
    }));
    const all = [...fixed, ...units];
    setFound(new Map(all.map((each) => [each.value, each])));
    return all;
  };
  return (
    <SearchSelectInput
      w={280}
      aria-label={t('find')}
      placeholder={t('find')}
      load={load}
      value={value}
      onChange={(value) => {
        setValue(value);
        const chosen = value === null ? undefined : found.get(value);
        if (chosen) onFound(chosen);
      }}
    />
  );
}

async function namedLike(keyword: string) {
  const select = 'name,employee_code,branch_id,division_id,department_id,position_id';
  return (await call(listEmployees, { keyword, status: 'Active', per_page: 20, sort: 'asc', sort_by: 'name', select })).data;
}
