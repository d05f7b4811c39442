import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Pager } from '#platform/web/ui/page/pager.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { listEmployees } from '../../contract/employee.endpoints.ts';
import { CHART } from './chart.messages.ts';
import type { TreeNode } from './org-tree.ts';

export interface UnitMembersProps {
  readonly node: TreeNode;
  /** Whom the search was for. */
  readonly looked?: string | undefined;
  readonly onClose: () => void;
}

/** Who works in a unit, page by page; each leads to the employee. */
export function UnitMembers({ node, looked = '', onClose }: UnitMembersProps) {
  const t = useT(CHART);
  const [typed, setTyped] = useState(looked);
  const [keyword] = useDebouncedValue(typed.trim(), LIST_DEBOUNCE_MS);
  const [at, setAt] = useState({ keyword, page: 1 });
  const page = at.keyword === keyword ? at.page : 1;
  const { data, error, refetch } = useEndpoint(listEmployees, {
    status: 'Active',
    ...(node.kind !== 'company' && { [`${node.kind}_id`]: node.id }),
    ...(keyword && { keyword }),
    page,
    per_page: 20,
    sort: 'asc',
    sort_by: 'name',
    select: 'name,employee_code,image',
    with: 'position,department',
  });
  return (
    <DetailDrawer onClose={onClose} title={node.name} size={440}>
      <div className="stack">
        <TextInput
          type="search"
          aria-label={t('memberSearch')}
          placeholder={t('memberSearch')}
          leftSection={<Icon name="search" size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Loaded error={error} refetch={refetch} shape="rows" count={6}>
          {data && (
            <>
              <p className="quiet small flush">{t('peopleIn', { n: data.meta.total })}</p>
              <ul className="list">
                {data.data.map(({ id, name, employee_code, image, position, department }) => (
                  <li key={id}>
                    <Link href={`/admin/employee/view?id=${id}`} className="row plain-link">
                      <AvatarText name={name} src={image?.url} size={36} />
                      <span className="lines">
                        <span className="strong">{name}</span>
                        <span className="quiet small">{[employee_code, position?.name, department?.name].filter(Boolean).join(' · ')}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              {data.meta.total === 0 && <p className="quiet flush">{t('noMember')}</p>}
              <Pager page={page} last={data.meta.last_page} onPage={(next) => setAt({ keyword, page: next })} />
            </>
          )}
        </Loaded>
      </div>
    </DetailDrawer>
  );
}
