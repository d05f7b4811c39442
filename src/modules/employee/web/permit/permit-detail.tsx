import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, Money, YesNo } from '#platform/web/ui/values.tsx';
import { showPermit } from '../../contract/permit.endpoints.ts';
import type { PermitRow } from '../../contract/permit.schema.ts';
import { term } from '../terms.messages.ts';
import { DaysLeft, Passport } from './permit-columns.tsx';
import { PERMIT } from './permit.messages.ts';

/** One permit with everything that was entered. */
export function PermitDetail({ id, onClose, actions }: { id: number; onClose: () => void; actions: (row: PermitRow) => ReactNode }) {
  const t = useT(PERMIT);
  const { data, error, refetch } = useEndpoint(showPermit, { id }, { quiet: true });
  const row = data?.data;
  return (
    <DetailDrawer onClose={onClose} title={row?.employee.name ?? t('title')} badge={row && <StatusChip status={row.status} />} actions={row && actions(row)}>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {row && <PermitFacts row={row} />}
      </Loaded>
    </DetailDrawer>
  );
}

function PermitFacts({ row }: { row: PermitRow }) {
  const t = useT(PERMIT);
  const say = useSay();
  return (
    <>
      <Facts
        items={[
          { label: PERMIT.type, value: say(term(row.type)) },
          { label: PERMIT.permitNo, value: row.permit_no },
          { label: PERMIT.passport, value: <Passport row={row} /> },
          { label: PERMIT.nationality, value: row.employee.nationality },
          { label: PERMIT.issued, value: <DateText value={row.issue_date} /> },
          { label: PERMIT.expiry, value: <DateText value={row.expiry_date} /> },
          { label: PERMIT.daysLeft, value: <DaysLeft row={row} /> },
          { label: PERMIT.sector, value: row.sector },
          { label: PERMIT.employerOn, value: row.employer_on_permit },
          { label: PERMIT.place, value: row.place },
          { label: PERMIT.levy, value: row.levy_amount === null ? null : <Money value={row.levy_amount} /> },
          { label: PERMIT.fomemaDate, value: row.fomema_date && <DateText value={row.fomema_date} /> },
          { label: PERMIT.fomemaResult, value: row.fomema_result && say(term(row.fomema_result)) },
          { label: PERMIT.insuranceNo, value: row.insurance_no },
          { label: PERMIT.insuranceExpiry, value: row.insurance_expiry && <DateText value={row.insurance_expiry} /> },
          { label: PERMIT.socso, value: <YesNo value={row.socso_registered} /> },
          ...(row.renewal_of_id === null ? [] : [{ label: PERMIT.renewal, value: <YesNo value /> }]),
          { label: PERMIT.remark, value: row.remark, wide: true },
        ]}
      />
      <Button component={Link} href={`/admin/employee/view?id=${row.employee_id}`} variant="default" mt="md">
        {t('person')}
      </Button>
    </>
  );
}
