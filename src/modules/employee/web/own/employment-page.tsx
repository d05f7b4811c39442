import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { showOwnEmployment } from '../../contract/profile.endpoints.ts';
import { PERSON } from '../person.messages.ts';
import { serviceWords } from '../service-length.ts';
import { term } from '../terms.messages.ts';
import { Card } from '../view/card.tsx';
import { MovementList } from '../view/movement-list.tsx';
import { MY } from './own.messages.ts';
import classes from './own.module.css';

type Own = OutputOf<typeof showOwnEmployment>['data'];

/** R5: the own employment and its history; other modules hang in salary and documents. */
export function Page() {
  const { data, error, refetch } = useEndpoint(showOwnEmployment, {});
  return (
    <>
      <PageHeader title={MY.employment} />
      {data ? <Employment own={data.data} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeletons shape="detail" count={10} />}
    </>
  );
}

function Employment({ own: { employment: e, movements, worksites } }: { own: Own }) {
  const say = useSay();
  const t = useT(MY);
  const day = (value: string | null) => value && <DateText value={value} />;
  return (
    <div className={classes['page']}>
      <Card title={PERSON.employment} note={MY.keptNote}>
        <Facts
          items={[
            { label: PERSON.company, value: e.company },
            { label: PERSON.code, value: e.employee_code },
            { label: PERSON.position, value: e.position },
            { label: PERSON.level, value: e.position_level },
            { label: PERSON.employmentType, value: say(term(e.employment_type)) },
            { label: PERSON.branch, value: e.branch },
            { label: PERSON.division, value: e.division },
            { label: PERSON.department, value: e.department },
            { label: PERSON.joined, value: day(e.company_joined_at) },
            { label: PERSON.service, value: serviceWords(e.service_months, say) },
            { label: PERSON.confirmed, value: day(e.confirmed_at) },
            ...(e.contract_end_at ? [{ label: MY.contractEnds, value: day(e.contract_end_at) }] : []),
            { label: PERSON.reportsTo, value: e.reporting_to_name },
          ]}
        />
      </Card>
      <Card title={PERSON.statutory} note={MY.statutoryNote}>
        <Facts
          items={[
            { label: PERSON.epf, value: e.statutory.epf_no },
            { label: PERSON.socso, value: e.statutory.socso_no },
            { label: PERSON.tax, value: e.statutory.tax_no },
          ]}
        />
      </Card>
      {worksites.length > 0 && (
        <Card title={MY.worksites}>
          <Facts
            items={worksites.map(({ name, address, from }) => ({
              label: name,
              value: [address, t('since', { date: formatDate(from) })].filter(Boolean).join(' · '),
              wide: true,
            }))}
          />
        </Card>
      )}
      <Slot name="my-employment" />
      <Card title={MY.history}>
        <MovementList movements={movements} />
      </Card>
    </div>
  );
}
