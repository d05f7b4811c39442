import { findEmployees } from '#modules/employee/web/public.tsx';
import { Button, Checkbox, Switch } from '@mantine/core';
import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SearchSelectInput } from '#platform/web/forms/search-select-input.tsx';
import { useDiscardGuard } from '#platform/web/forms/use-discard-guard.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useCompany, type Named } from '#platform/web/viewer.tsx';
import { listAdmins, showAdmin } from '#modules/identity/contract/admin.endpoints.ts';
import type { AdminRow, ScopeType } from '#modules/identity/contract/admin.schema.ts';
import { AdminHead, useAdmin } from '#modules/identity/web/public.tsx';
import { listEmployees } from '#modules/employee/contract/employee.endpoints.ts';
import { previewEmployeeAccesses, setEmployeeAccesses, showEmployeeAccesses } from '#modules/session/contract/employee-access.endpoints.ts';
import styles from './employee-access.module.css';
import { applies, isSameScope, switchItem, type AdminScope } from './reach.ts';
import { SCOPE_MESSAGES } from './reach.messages.ts';

/** R107: whose records an admin sees. */
export function Page() {
  const { admin, pending } = useAdmin();
  const saved = useEndpoint(showEmployeeAccesses, { id: admin?.id ?? 1 }, { enabled: admin !== undefined, keepPrevious: false });
  if (!admin) return pending;
  if (saved.error || !saved.data) return <Loaded error={saved.error} refetch={saved.refetch} count={8} />;
  return <Editor key={`${admin.id} ${saved.dataUpdatedAt}`} admin={admin} saved={saved.data.data} />;
}

type Saved = OutputOf<typeof showEmployeeAccesses>['data'];

function Editor({ admin, saved }: { admin: AdminRow; saved: Saved }) {
  const t = useT(SCOPE_MESSAGES);
  const company = useCompany();
  const [scope, setAdminScope] = useState<AdminScope>(saved);
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const editable = admin.can.employee_access;
  const changed = !isSameScope(scope, saved);
  const save = useWrite(setEmployeeAccesses, { invalidates: [showEmployeeAccesses, showAdmin, listAdmins] });
  useDiscardGuard(changed);

  const units: [ScopeType & ('branch' | 'division' | 'department'), readonly Named[]][] = [
    ['branch', company?.branches ?? []],
    ['division', company?.divisions ?? []],
    ['department', company?.departments ?? []],
  ];

  return (
    <>
      <AdminHead admin={admin} />
      <div className={styles.page}>
        <div className={styles.choice}>
          <Switch
            size="md"
            label={t('all')}
            description={t('allHint')}
            checked={scope.all}
            disabled={!editable}
            onChange={(event) => setAdminScope({ ...scope, all: event.currentTarget.checked })}
          />
          {!scope.all && (
            <div className={styles.units}>
              {units.map(([type, list]) => (
                <fieldset key={type} className={styles.unit}>
                  <legend>{t(type)}</legend>
                  {list.length === 0 && <p>{t('none')}</p>}
                  {list.map(({ id, name }) => (
                    <Checkbox
                      key={id}
                      label={name}
                      checked={applies(scope, type, id)}
                      disabled={!editable}
                      onChange={(event) => setAdminScope(switchItem(scope, type, id, event.currentTarget.checked))}
                    />
                  ))}
                </fieldset>
              ))}
              <fieldset className={styles.unit}>
                <legend>{t('employee')}</legend>
                {scope.items
                  .filter(({ scope_type }) => scope_type === 'employee')
                  .map(({ scope_id }) => {
                    const name = names.get(scope_id) ?? t('employeeNo', { id: scope_id });
                    return (
                      <span key={scope_id} className={styles.employee}>
                        <EmployeeName id={scope_id} known={names.get(scope_id)} />
                        {editable && (
                          <button
                            type="button"
                            aria-label={t('removeEmployee', { name })}
                            onClick={() => setAdminScope(switchItem(scope, 'employee', scope_id, false))}
                          >
                            <Icon name="close" size={15} />
                          </button>
                        )}
                      </span>
                    );
                  })}
                {editable && (
                  <SearchSelectInput
                    aria-label={t('addEmployee')}
                    placeholder={t('addEmployee')}
                    load={findEmployees}
                    value={null}
                    onChange={(value, option) => {
                      if (value === null) return;
                      setNames(new Map(names).set(Number(value), typeof option?.label === 'string' ? option.label : value));
                      setAdminScope(switchItem(scope, 'employee', Number(value), true));
                    }}
                  />
                )}
              </fieldset>
            </div>
          )}
          {editable && (
            <div className="ends">
              <Button variant="default" disabled={!changed} onClick={() => setAdminScope(saved)}>
                {t('undo')}
              </Button>
              <Button loading={save.busy} disabled={!changed} onClick={() => void save.run({ id: admin.id, all: scope.all, items: [...scope.items] })}>
                {t('save')}
              </Button>
            </div>
          )}
        </div>
        <Visibility admin={admin} scope={scope} />
      </div>
    </>
  );
}

/** The name of an employee that was chosen before this visit. */
function EmployeeName({ id, known }: { id: number; known: string | undefined }) {
  const t = useT(SCOPE_MESSAGES);
  const { data } = useEndpoint(
    listEmployees,
    { select: 'name,employee_code', per_page: 500, sort: 'asc', sort_by: 'name' },
    { enabled: known === undefined, staleTime: 60_000 },
  );
  const found = data?.data.find((employee) => employee.id === id);
  return <span>{known ?? found?.name ?? t('employeeNo', { id })}</span>;
}

/** How many the choice holds right now, and a try for one employee. */
function Visibility({ admin, scope }: { admin: AdminRow; scope: AdminScope }) {
  const t = useT(SCOPE_MESSAGES);
  const [asked, setAsked] = useState<string | null>(null);
  const [settled] = useDebouncedValue(scope, LIST_DEBOUNCE_MS);
  const preview = useEndpoint(
    previewEmployeeAccesses,
    { id: admin.id, all: settled.all, items: [...settled.items], ...(asked !== null && { employee_id: Number(asked) }) },
    { minDelay: false, quiet: true },
  );
  const count = preview.data?.data.employees_count;
  const sees = asked === null ? null : preview.data?.data.sees;
  return (
    <aside className={styles.sight}>
      <p className="quiet flush">{t('can', { name: admin.name })}</p>
      <output className={styles.count}>{count === undefined ? '…' : t('count', { n: count })}</output>
      {count === 0 && <p className="small flush">{t('nobody')}</p>}
      <SearchSelectInput label={t('test')} description={t('testHint')} load={findEmployees} value={asked} onChange={setAsked} />
      <output>{sees !== null && sees !== undefined && <StatusChip status={sees ? 'approved' : 'rejected'} label={t(sees ? 'yes' : 'no')} />}</output>
    </aside>
  );
}
