import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useShownRecord } from '#platform/web/shown-record.ts';
import { usePrerenderedSlot } from '#platform/web/slot.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { showEmployee } from '../../contract/employee.endpoints.ts';
import { EmployeeSkeleton } from './employee-skeleton.tsx';
import { usePersonFacts } from './facts/person-facts.tsx';
import { VIEW } from './view.messages.ts';

type Viewed = { readonly employee: EmployeeDetail; readonly pending?: undefined } | { readonly employee?: undefined; readonly pending: ReactNode };

/** The employee of `?id=`; `pending` shows what stands while there is none. */
export function useViewedEmployee(): Viewed {
  const t = useT(VIEW);
  const id = Number(new URLSearchParams(useSearch()).get('id'));
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useEndpoint(showEmployee, { id: known ? id : 1 }, { enabled: known, keepPrevious: false });
  usePersonFacts(known ? id : 1, known);
  usePrerenderedSlot('employee-missing');
  useShownRecord(known ? (data?.data.name ?? null) : null);
  if (!known) {
    const action = (
      <Button component={Link} href="/admin/employee" variant="default">
        {t('toList')}
      </Button>
    );
    return {
      pending: (
        <>
          <h1 className="sr-only">{t('employee')}</h1>
          <EmptyState drawing="people" title={VIEW.notChosen} action={action} />
        </>
      ),
    };
  }
  if (error) return { pending: <ErrorState error={error} onRetry={() => void refetch()} /> };
  return data ? { employee: data.data } : { pending: <EmployeeSkeleton /> };
}
