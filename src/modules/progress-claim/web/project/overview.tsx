import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { AGES } from '../../contract/claim/contract-time.ts';
import { showOverview, type Overview as Data } from '../../contract/project/project.endpoints.ts';
import type { ProjectRow } from '../../contract/project/project.register.ts';
import { PCR } from '../pcr.messages.ts';
import { DETAIL } from '../detail.messages.ts';
import classes from './overview.module.css';
import { Securities } from './securities.tsx';

/** The state of a contract. */
export function Overview({ project }: { project: ProjectRow }) {
  const { data, error, refetch } = useEndpoint(showOverview, { project_id: project.id }, { quiet: true });
  return (
    <Loaded error={error} refetch={refetch} shape="detail" count={8}>
      {data && <Shown data={data.data} />}
    </Loaded>
  );
}

const money = (value: number) => <Money value={value} />;

function Shown({ data }: { data: Data }) {
  const t = useT(DETAIL);
  const say = useSay();
  return (
    <div className="stack">
      <Tiles
        label={t('overview')}
        tiles={[
          { name: say(PCR.revisedSum), value: money(data.revised_sum) },
          { name: t('certifiedWork'), value: money(data.certified_work) },
          { name: say(PCR.paid), value: money(data.paid) },
          { name: say(PCR.outstanding), value: money(data.outstanding) },
          { name: say(PCR.retention), value: money(data.retention) },
        ]}
      />
      <Curve points={data.curve} />
      <div className={classes['parts']}>
        <Account data={data} />
        <Dates data={data} />
        <Delay data={data} />
        <Ageing ageing={data.ageing} />
        {data.securities.length > 0 && <Securities list={data.securities} />}
      </div>
    </div>
  );
}

function Curve({ points }: { points: Data['curve'] }) {
  const { locale } = useLocale();
  const rows = points.map(({ month, ...values }) => {
    const known = Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== null);
    return { month: formatMonth(month as CalendarDate, locale), ...Object.fromEntries(known) };
  });
  return (
    <ChartCard
      title={DETAIL.curve}
      context={DETAIL.curveText}
      kind="line"
      x="month"
      xLabel={DETAIL.month}
      rows={rows}
      height={260}
      series={[
        { key: 'planned', label: DETAIL.planned, tone: 'info' },
        { key: 'claimed', label: DETAIL.claimed, tone: 'warning' },
        { key: 'certified', label: DETAIL.certified, tone: 'success' },
      ]}
    />
  );
}

const Account = ({ data }: { data: Data }) => (
  <DetailSection title={DETAIL.account}>
    <Facts
      items={[
        { label: PCR.contractSum, value: money(data.contract_sum) },
        { label: PCR.variations, value: money(data.variations) },
        { label: PCR.certifiedSoFar, value: money(data.certified) },
        { label: DETAIL.balance, value: money(Math.round((data.revised_sum - data.certified_work) * 100) / 100) },
        { label: DETAIL.retentionReleased, value: money(data.retention_released) },
        { label: DETAIL.taxCharged, value: money(data.tax) },
        ...(data.advance_paid > 0
          ? [
              { label: DETAIL.advancePaid, value: money(data.advance_paid) },
              { label: DETAIL.advanceRecouped, value: money(data.advance_recouped) },
            ]
          : []),
      ]}
    />
  </DetailSection>
);

function Dates({ data }: { data: Data }) {
  const t = useT(DETAIL);
  const { days_left: left } = data;
  return (
    <DetailSection title={DETAIL.keyDates}>
      <Facts
        items={[
          { label: PCR.start, value: <DateText value={data.start_date} /> },
          { label: PCR.completion, value: <DateText value={data.completion_date} /> },
          {
            label: DETAIL.revisedCompletion,
            value: (
              <>
                <DateText value={data.revised_completion_date} />
                {left !== null && <span className="note">{left >= 0 ? t('daysLeft', { n: left }) : t('daysPast', { n: -left })}</span>}
              </>
            ),
          },
          { label: PCR.cnc, value: data.cnc_date && <DateText value={data.cnc_date} /> },
          { label: PCR.cpc, value: data.cpc_date && <DateText value={data.cpc_date} /> },
          { label: PCR.cmgd, value: data.cmgd_date && <DateText value={data.cmgd_date} /> },
        ]}
      />
    </DetailSection>
  );
}

const Delay = ({ data: { damages } }: { data: Data }) => (
  <DetailSection title={DETAIL.delay}>
    <Facts
      items={[
        { label: damages.sections.length > 0 ? DETAIL.daysLateContract : DETAIL.daysLate, value: String(damages.days) },
        { label: DETAIL.exposure, value: <Exposure damages={damages} /> },
        { label: DETAIL.deductible, value: money(damages.deductible) },
        { label: DETAIL.deducted, value: money(damages.deducted) },
      ]}
    />
  </DetailSection>
);

/** Damages of sections stand in the same sum: which, and how much of it. */
function Exposure({ damages }: { damages: Data['damages'] }) {
  const t = useT(DETAIL);
  return (
    <>
      {money(damages.exposure)}
      {damages.sections.map(({ name, days, exposure }) => (
        <span key={name} className="note">
          {t('ofSection', { name, days })} <Money value={exposure} />
        </span>
      ))}
    </>
  );
}

function Ageing({ ageing }: { ageing: Data['ageing'] }) {
  const t = useT(DETAIL);
  return (
    <DetailSection title={DETAIL.ageing}>
      <Facts items={AGES.map((age) => ({ label: age === 'Not due' ? DETAIL.notDue : t('daysOf', { span: age }), value: money(ageing[age]) }))} />
    </DetailSection>
  );
}
